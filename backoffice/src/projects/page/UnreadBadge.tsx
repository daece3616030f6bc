import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery } from '@fortnight/shared-ui/query'
import { unreadCounts } from '@fortnight/supabase/messages/queries'
import { UnreadPill } from '../../layout/UnreadPill.ts'

/** How many messages and files of a project the signed-in admin has not seen. Nothing while it is 0 or unknown. */
export function UnreadBadge({ project }: { project: string }) {
  const count = useQuery(unreadCounts()).data?.[project] ?? 0
  return (
    count > 0 && (
      <UnreadPill>
        {formatUnread(count)} <VisuallyHidden>new</VisuallyHidden>
      </UnreadPill>
    )
  )
}
