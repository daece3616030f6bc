import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** The sections of the handover. */
export const HandoverSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`

/** A section of the handover. */
export const HandoverCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);

  > * {
    width: 100%;
    max-width: 100%;
  }

  > p,
  &:is(form) > div {
    max-width: var(--measure);
  }

  > button {
    width: auto;
  }

  h2 {
    font-size: var(--text-22);
  }
`
