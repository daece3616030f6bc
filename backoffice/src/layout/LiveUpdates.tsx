import { type ReactNode, useEffect } from 'react'
import { UnreadContext } from '@fortnight/shared-ui/page/unreadTitle'
import { useQuery, useQueryClient } from '@fortnight/shared-ui/query'
import { startLiveUpdates } from '@fortnight/supabase/live/liveUpdates'
import { unreadCounts } from '@fortnight/supabase/messages/queries'
import { useSession } from '@fortnight/supabase/session'

/** Keeps what the pages show up to date, and in their titles the number of projects with unread messages. [ROOM-45] */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  useEffect(() => startLiveUpdates(queryClient), [queryClient])
  const isAdmin = useSession(({ userType }) => userType === 'admin')
  const { data: unread = {} } = useQuery({ ...unreadCounts(), enabled: isAdmin })
  return <UnreadContext value={Object.keys(unread).length}>{children}</UnreadContext>
}
