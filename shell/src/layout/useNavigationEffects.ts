import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from '@fortnight/shared-ui/router'
import { track } from '@fortnight/shared-ui/track'
import { announcePageRendered } from '../startup/replayEarlyInput.ts'

/**
 * Tracks page views, and after following a link to another page scrolls to the top and focuses the main element, as a
 * full page load would. On Back and Forward the browser restores the scroll position itself.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>) {
  const location = useLocation()
  const previousPathname = useRef(location.pathname)
  const navigationType: string = useNavigationType()
  const isHistoryNavigation = navigationType === 'POP'

  useEffect(() => track('page_view', { page: location.pathname }), [location.pathname])

  useEffect(() => {
    announcePageRendered()
    const hasFollowedLink = location.pathname !== previousPathname.current && !isHistoryNavigation
    previousPathname.current = location.pathname
    if (!hasFollowedLink) return
    window.scrollTo(0, 0)
    // An autofocused field of the new page keeps the focus.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [location, isHistoryNavigation, main])
}
