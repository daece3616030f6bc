import { css, styled } from 'styled-components'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { ReportRows } from './ReportRows.ts'
import { paleBar } from './Track.ts'

/* The name of a number and the color that it is drawn in, before it. */
const colored = (color: string) => css`
  padding-inline-start: calc(10px + var(--space-1));
  background: linear-gradient(${color} 0 0) 0 50% / 10px 10px no-repeat;
  print-color-adjust: exact;
`

/** Rows of steps: beside each other its numbers and its bars, and on phones a line of named numbers above the bars. */
export const DurationRows = styled(ReportRows)`
  @container rows (max-width: 32rem) {
    &&& {
      thead tr {
        display: block;
        padding: 0;
        border: 0;
      }

      thead th:not([data-bar]) {
        ${visuallyHidden}
      }

      thead [data-bar] {
        display: block;
      }

      tbody tr {
        grid-template-columns: 7rem minmax(0, 1fr) auto;
        row-gap: var(--space-1);
        align-items: baseline;
      }

      tbody th {
        grid-column: 1 / 3;
      }

      tbody th small {
        display: inline;
        margin-inline-start: var(--space-1);
      }

      td[data-align] {
        color: var(--ink-soft);
        font-size: var(--text-14);
        text-align: start;
      }

      td[data-column='Projects']::before {
        content: 'Projects ' / '';
      }

      td[data-column='Median days'] {
        grid-row: 2;

        &::before {
          content: 'Median ' / '';
          ${colored('var(--accent)')}
        }
      }

      td[data-column='90% within (days)'] {
        grid-area: 2 / 2 / auto / -1;

        &::before {
          content: '9 in 10 within ' / '';
          ${colored(paleBar)}
        }
      }

      td[data-bar] {
        grid-row: 3;
        padding: 0;
      }
    }
  }
`
