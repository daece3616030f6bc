import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** The sections of the handover, on wide screens with what is only good to know beside them. */
export const HandoverColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;

    > :last-child {
      position: sticky;
      top: calc(var(--header) + var(--space-5));
    }
  }
`

/** What is to be done, one below the other. */
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
