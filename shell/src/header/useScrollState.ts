import { useSyncExternalStore } from 'react'

function listen(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

/** What `read` says about the scroll position, kept up to date; renders again only when the answer changes. */
export function useOnScroll<Answer extends string | boolean>(read: () => Answer, onServer: Answer): Answer {
  return useSyncExternalStore(listen, read, () => onServer)
}
