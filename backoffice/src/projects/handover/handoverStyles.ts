import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** A section of the handover. */
export const HandoverCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h3 {
    font-size: var(--text-18);
  }
`

/** What the team can do in a section. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  > button[data-size] {
    min-width: 44px;
  }
`
