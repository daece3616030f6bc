import { type ReactNode, useEffect } from 'react'
import { UnreadContext } from '@fortnight/shared-ui/page/unreadTitle'
import { useQuery, useQueryClient } from '@fortnight/shared-ui/query'
import { startLiveUpdates } from '@fortnight/supabase/live/liveUpdates'
import { unreadCounts } from '@fortnight/supabase/messages/queries'
import { useSession } from '@fortnight/supabase/session'

/**
 * Keeps what the pages show up to date, and the number of unread entries in their titles. The shell's header shows the same
 * number from the query cache. [ROOM-45, ROOM-46]
 */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  useEffect(() => startLiveUpdates(queryClient), [queryClient])
  const isClient = useSession(({ userType }) => userType === 'client')
  const { data: unread = {} } = useQuery({ ...unreadCounts(), enabled: isClient })
  const total = Object.values(unread).reduce((sum, count) => sum + count, 0)
  return <UnreadContext value={total}>{children}</UnreadContext>
}
