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
`

/** Says that the list is that of one client, which its filters do not show. */
export function ClientNotice({ id, onAll }: { id: string; onAll: () => void }) {
  const { data } = useQuery(customerById(id))
  return (
    <Root>
      <span>
        Only projects of <strong>{data?.name ?? 'one client'}</strong>
      </span>
      <Button variant="secondary" size="small" onClick={onAll}>
        Show those of all clients
      </Button>
    </Root>
  )
}
