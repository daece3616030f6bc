import { useEffect } from 'react'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { useQuery } from '@fortnight/shared-ui/query'
import { unreadCounts } from '@fortnight/supabase/messages/queries'
import { useSession } from '@fortnight/supabase/session'
import { homePathByUserType } from '../areas/areas.ts'
import { useCurrentArea } from '../areas/useAreas.ts'

/**
 * Shows on the header's links to the dashboard how many entries the client has not read. The number is what the portal has
 * loaded: on other pages it would not be kept up to date, so they show none. The links are part of every public page, so
 * this is added to them only once a user has signed in. [ROOM-46]
 */
export function useUnreadBadges() {
  const userType = useSession((session) => session.userType)
  const isPortal = useCurrentArea()?.remote === 'portal'
  const { data: unread = {} } = useQuery({ ...unreadCounts(), enabled: false })
  const total = isPortal ? Object.values(unread).reduce((sum, count) => sum + count, 0) : 0

  useEffect(() => {
    if (total === 0 || userType !== 'client') return undefined
    const shown = formatUnread(total)
    // Pages have headers of their own, with links back to the dashboard.
    const selector = `[data-shell] > header a[href="${homePathByUserType.client}"]`
    const links = [...document.querySelectorAll<HTMLElement>(selector)]
    for (const link of links) {
      link.dataset.unread = shown
      link.setAttribute('aria-label', `${link.textContent}, ${shown} unread`)
    }
    return () => {
      for (const link of links) {
        delete link.dataset.unread
        link.removeAttribute('aria-label')
      }
    }
  }, [total, userType])
}
