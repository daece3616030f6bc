import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '@fortnight/shared-ui/router'
import { track } from '@fortnight/shared-ui/track'

/**
 * Does what a browser does when a link leads to another page: starts at the top and takes the keyboard and screen
 * readers there. Going back or forward is left to the browser, which remembers where each page was.
 */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const shown = useRef(location.pathname)
  const wentThroughHistory = useNavigationType() === 'POP'

  useEffect(() => track('page_view', { page: location.pathname }), [location.pathname])

  useEffect(() => {
    const followedLink = location.pathname !== shown.current && !wentThroughHistory
    shown.current = location.pathname
    if (!followedLink) return
    window.scrollTo(0, 0)
    // A form on the new page may have taken the focus already.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [location, wentThroughHistory, main])
}
