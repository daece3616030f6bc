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

const maxPreviewLength = 200

const Question = styled.div`
  min-width: 10rem;
  overflow-wrap: anywhere;
`
const Answer = styled(RichText)`
  ${clampedLines(2)}
  min-width: 14rem;
  max-width: none;

  &&& * {
    margin-block: 0;
  }
  overflow-wrap: anywhere;

  /* They lead away from the list, which the question and the buttons are for. */
  &&& a:not(:hover) {
    color: inherit;
    text-decoration-color: var(--line-strong);
  }

  /* Two lines have no room for a table. */
  &&& table {
    display: none;
  }

  :is(ul, ol) {
    padding: 0;
    list-style: none;
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
    meta: { isUnlabeled: true },
    cell: ({ getValue }) => <Answer>{truncateAnswer(getValue(), maxPreviewLength)}</Answer>,
  }),
  column.accessor('order_index', { header: 'Order', meta: { align: 'end' } }),
  column.display({
    id: 'status',
    header: 'Status',
    meta: { isNowrap: true },
    cell: ({ row: { original: faq } }) => <FaqPublishedSwitch faq={faq} />,
  }),
  column.accessor('created_at', {
    header: 'Created',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original: faq } }) => <FaqRowActions faq={faq} />,
  }),
]
