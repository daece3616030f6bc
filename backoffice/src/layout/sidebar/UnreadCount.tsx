import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatUnread } from '@fortnight/shared-ui/page/unreadTitle'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery } from '@fortnight/shared-ui/query'
import { unreadCounts } from '@fortnight/supabase/messages/queries'

const Root = styled.span`
  min-width: 1.5rem;
  margin-inline-start: auto;
  padding: 0 var(--space-2);
  border-radius: 1rem;
  background: var(--accent);
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: center;

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
