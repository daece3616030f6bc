import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** A section of the handover. */
export const HandoverCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  max-width: 48rem;
  margin-block: var(--space-5);

  > * {
    width: 100%;
    max-width: 100%;
  }

  > button {
    width: auto;
  }

  h2 {
    font-size: var(--text-22);
  }
`
