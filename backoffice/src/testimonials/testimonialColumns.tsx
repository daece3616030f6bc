import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { ListedTestimonial } from '@fortnight/supabase/testimonials/adminTestimonials'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { MoveTestimonialButtons } from './MoveTestimonialButtons.tsx'
import { PublicationSwitch } from './PublicationSwitch.tsx'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 9rem;
  overflow-wrap: anywhere;

  > small {
    color: var(--ink-soft);
    font-size: inherit;
    font-weight: 400;
  }
`
// In full, because an admin reads it before it becomes public.
const Sentence = styled.div`
  min-width: 16rem;
  max-width: 30rem;
  overflow-wrap: anywhere;
`

const column = createColumns<ListedTestimonial>()

/** [FORT-210] */
export const testimonialColumns = column.columns([
  column.accessor('project_name', {
    header: 'Project',
    cell: ({ row: { original } }) => (
      <Stack>
        <Link to={`/admin/projects/${original.project_id}?tab=handover`}>{original.project_name}</Link>
        <small>{original.client_name}</small>
      </Stack>
    ),
  }),
  column.accessor('rating', {
    header: 'Rating',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ getValue }) => `${getValue()} of 5`,
  }),
  column.accessor('body', { header: 'Sentence', cell: ({ getValue }) => <Sentence>{getValue()}</Sentence> }),
  column.accessor('shown_name', {
    header: 'Published as',
    meta: { isMerged: true },
    cell: ({ row: { original } }) => <Stack>{original.state === 'private' ? <NoValue /> : original.shown_name}</Stack>,
  }),
  column.display({
    id: 'state',
    header: 'Status',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <PublicationSwitch testimonial={original} />,
  }),
  column.display({
    id: 'order',
    header: 'Order',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ row: { original } }) => <MoveTestimonialButtons testimonial={original} />,
  }),
  column.accessor('created_at', {
    header: 'Received',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
])
