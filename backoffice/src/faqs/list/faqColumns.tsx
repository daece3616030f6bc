import { styled } from 'styled-components'
import { RichText } from '@fortnight/shared-ui/markdown/RichText'
import { Link } from '@fortnight/shared-ui/router'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { FormattedDate } from '../../layout/FormattedDate.tsx'
import { clampedLines } from '../../list/clampedLines.ts'
import { createColumns } from '../../list/table/tableFeatures.ts'
import { truncateAnswer } from '../answerText.ts'
import { FaqRowActions } from './FaqRowActions.tsx'
import { FaqPublishedSwitch } from './FaqPublishedSwitch.tsx'
import { MoveFaqButtons } from './MoveFaqButtons.tsx'

const maxPreviewLength = 200

/* Most of what the table is wider than its columns need, until a question of average length has room in one line. */
const Question = styled.div`
  min-width: clamp(10rem, 90cqi - 46rem, 27cqi);
  overflow-wrap: anywhere;
`
const Answer = styled(RichText)`
  ${clampedLines(2)}
  min-width: 14rem;
  max-width: none;
  color: var(--ink-soft);
  overflow-wrap: anywhere;

  &&& * {
    margin-block: 0;
  }

  /* Its blocks are running text, so that the ellipsis is within it and not after the first of them. */
  &&& :is(p, ul, ol, li, blockquote, pre, h1, h2, h3, h4, h5, h6) {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    white-space: normal;

    &::after {
      content: ' ';
    }
  }

  /* They lead away from the list, which the question and the buttons are for. */
  &&& a:not(:hover) {
    color: inherit;
    text-decoration-color: var(--line-strong);
  }

  strong {
    color: inherit;
  }

  /* Two lines have no room for a table. */
  &&& table {
    display: none;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-size: inherit;
  }
`

const Created = styled.span`
  color: var(--ink-soft);
`

const column = createColumns<ListedFaq>()

/** [ADMIN-FAQ-2] */
export const faqColumns = [
  column.accessor('question', {
    header: 'Question',
    cell: ({ row: { original: faq } }) => (
      <Question>
        <Link to={`/admin/faqs/edit/${faq.id}`}>{faq.question}</Link>
      </Question>
    ),
  }),
  column.accessor('answer', {
    header: 'Answer',
    meta: { isMerged: true },
    cell: ({ getValue }) => <Answer>{truncateAnswer(getValue(), maxPreviewLength)}</Answer>,
  }),
  column.display({
    id: 'order',
    header: 'Order',
    meta: { isNowrap: true },
    cell: ({ row: { original: faq } }) => <MoveFaqButtons faq={faq} />,
  }),
  column.display({
    id: 'status',
    header: 'Status',
    meta: { isNowrap: true },
    cell: ({ row: { original: faq } }) => <FaqPublishedSwitch faq={faq} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    meta: { isNowrap: true },
    cell: ({ getValue }) => (
      <Created>
        <FormattedDate date={getValue()} />
      </Created>
    ),
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original: faq } }) => <FaqRowActions faq={faq} />,
  }),
]
