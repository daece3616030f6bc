import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { namedIcons } from '../list/table/namedIcons.ts'

/** The card of a plan or an add-on, with its actions at the bottom. */
export const PriceCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  overflow-wrap: anywhere;

  &[data-popular] {
    border-color: var(--accent);
  }

  > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--space-2);
  }

  /* As high with a badge beside it as without. */
  h3 {
    font-size: var(--text-18);
    line-height: 1.75rem;
  }

  > [data-part='head'] > strong {
    font-variant-numeric: tabular-nums;

    > small {
      color: var(--ink-soft);
      font-size: var(--text-14);
      font-weight: 400;
    }
  }

  > p {
    font-size: var(--text-14);
  }

  > [data-part='more'] {
    color: var(--ink-soft);
  }

  > ul {
    padding-inline-start: 1.2em;
    font-size: var(--text-14);
    list-style: disc;
  }

  /* Three of them fit into one line. Their icons and texts, not their touch targets, have the edges of the text above. */
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    margin-block: auto calc(-1 * var(--space-2));
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
    ${namedIcons}

    > button[data-size] {
      padding-inline: var(--space-2);
    }

    > :first-child {
      margin-inline-start: calc(-1 * var(--space-2));
    }

    > :last-child {
      margin-inline-end: calc(-1 * var(--space-2));
    }
  }
`

/** Two or three cards side by side. */
export const PriceCards = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* The last of three has a row of two for itself. */
  @media (min-width: 40rem) and (max-width: 83.99rem) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }

    /* Its features are beside everything else, about where those of the card above are. */
    > :last-child:nth-child(odd):has(> ul) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      column-gap: 4rem;

      > :is([data-part='head'], p) {
        grid-column: 1;
      }

      > ul {
        grid-area: 2 / 2 / span 2;
        align-self: start;
      }

      > [data-part='more'] {
        grid-area: 4 / 2;
      }

      > [data-part='actions'] {
        grid-column: 1 / -1;
      }
    }
  }

  /* Four are two rows of two. */
  @media (min-width: 84rem) {
    &:not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
