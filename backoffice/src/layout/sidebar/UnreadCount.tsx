import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery } from '@fortnight/shared-ui/query'
import { unreadCounts } from '@fortnight/supabase/messages/queries'
import { UnreadPill } from '../UnreadPill.ts'

const Root = styled(UnreadPill)`
  margin-inline-start: auto;

  > svg {
    margin-inline-end: var(--space-1);
    vertical-align: -2px;
  }
`

/** In how many projects a client has written what the signed-in admin has not read. Nothing while it is 0 or unknown. [ROOM-51] */
export function UnreadCount({ icon }: { icon?: ReactNode }) {
  const { data: unread = {} } = useQuery(unreadCounts())
  const count = Object.keys(unread).length
  if (count === 0) return null
  return (
    <Root data-part="unread">
      {icon}
      {formatUnread(count)} <VisuallyHidden>with unread messages</VisuallyHidden>
    </Root>
  )
}
