import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

/** A part of the report: its title, what it counts as a paragraph below it, and its numbers. */
export const ReportCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  grid-template-rows: auto 1fr;
  padding: var(--space-4);
  break-inside: avoid;

  h2 {
    font-size: var(--text-18);
  }

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-2);
  }

  /* Its words leave a phone no room for the title, so that there, they're for screen readers. */
  @media (max-width: 30rem) {
    > header button {
      min-width: 44px;
      padding: 0;
    }

    > header [data-part='label'] {
      ${visuallyHidden}
    }
  }

  > header > p {
    grid-area: 2 / 1 / auto / -1;
    max-width: 50rem;
    color: var(--ink-soft);
    font-size: var(--text-14);
    text-wrap: pretty;
  }
`
