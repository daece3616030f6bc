import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from '@fortnight/shared-ui/router'
import { track } from '@fortnight/shared-ui/track'

/**
 * Does what a browser does when a link leads to another page: starts at the top and takes the keyboard and screen
 * readers there. Going back or forward is left to the browser, which remembers where each page was.
 */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const shown = useRef(location.pathname)
  const wentThroughHistory = useRef(false)

  useEffect(() => track('page_view', { page: location.pathname }), [location.pathname])

  useEffect(() => {
    const remember = () => {
      wentThroughHistory.current = true
    }
    window.addEventListener('popstate', remember)
    return () => window.removeEventListener('popstate', remember)
  }, [])

  useEffect(() => {
    const followedLink = location.pathname !== shown.current && !wentThroughHistory.current
    shown.current = location.pathname
    wentThroughHistory.current = false
    if (!followedLink) return
    window.scrollTo(0, 0)
    // A form on the new page may have taken the focus already.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [location, main])
}
