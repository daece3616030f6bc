import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useQuery } from '@fortnight/shared-ui/query'
import { customerById } from '@fortnight/supabase/customers/adminQueries'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);
  overflow-wrap: anywhere;
`

/** Names the client that the list is limited to; the toolbar's filters do not show it. */
export function ClientFilterNotice({ id, onClear }: { id: string; onClear: () => void }) {
  const { data } = useQuery(customerById(id))
  return (
    <Root>
      <span>
        Showing only projects of <strong>{data?.name ?? 'one client'}</strong>
      </span>
      <Button variant="secondary" size="small" onClick={onClear}>
        Show projects of all clients
      </Button>
    </Root>
  )
}
