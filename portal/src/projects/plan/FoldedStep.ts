import { styled } from 'styled-components'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'
import { openInPrint } from './openInPrint.ts'

/** A step that is done or to come: its head, and at the end a label and a chevron. Where steps have columns, its texts stand in those of the others. */
export const FoldedStep = styled(Disclosure)`
  grid-column: 1 / -1;

  > summary {
    width: auto;
    padding: 0;
    color: inherit;
    font-weight: inherit;
  }

  > summary > div {
    flex: 1;
  }

  > summary > span {
    color: var(--accent);
    font-size: var(--text-14);
    font-weight: 600;
  }

  > summary::before {
    order: 1;
    margin-inline: 0 3px;
  }

  &[open] > summary::before {
    translate: none;
  }

  > summary + dl {
    margin-top: var(--space-3);
  }

  @media (min-width: 60rem) {
    position: relative;
    display: grid;
    grid-template-columns: subgrid;
    align-items: start;

    &:not([open]) > summary {
      grid-column: 1 / -1;
    }

    /* The texts take its place. */
    &[open] > summary > span {
      display: none;
    }

    &[open] > summary::before {
      position: absolute;
      inset: var(--space-1) 0 auto auto;
    }

    &::details-content {
      grid-column: 2 / -1;
    }

    > summary + dl {
      padding-inline-end: var(--space-5);
      grid-template-columns: repeat(3, minmax(0, 1fr));
      margin-top: 0;
    }
  }

  ${openInPrint}
`
