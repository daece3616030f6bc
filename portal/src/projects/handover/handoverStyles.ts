import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** The parts of the handover. On wide screens, what is only good to know stands beside the first of them. */
export const HandoverColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);
  margin-top: var(--space-4);

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;

    > [data-part='main'] {
      grid-column: 1 / -1;
    }

    > [data-part='aside'] {
      grid-area: 1 / 2;
    }

    /* Two cards side by side are equally high. A certificate is longer than what is beside it. */
    &:has(> * > #missing) {
      align-items: stretch;
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
  align-content: start;
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
    font-size: var(--text-18);
  }
`
