import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useMutation } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import {
  adminPartners,
  deletePartner,
  type PartnerFilter,
  restorePartner,
  type StoredPartner,
} from '@fortnight/supabase/partners/adminQueries'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'
import { Pagination } from '../list/Pagination.tsx'
import { useListQuery } from '../list/useListQuery.ts'
import { PartnerCard } from './PartnerCard.tsx'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

/** One page of the partners that match. What it shows is what is stored: a refused deletion leaves the card. */
export function PartnerGrid({ filter, onPage }: { filter: PartnerFilter; onPage: (page: number) => void }) {
  const { data, isStale } = useListQuery(adminPartners(filter))
  const remove = useMutation(deletePartner())
  const restore = useMutation(restorePartner())

  if (!data) return <Skeleton lines={8} label="Loading partners…" />
  if (data.partners.length === 0) return <NoPartners isNarrowed={filter.q !== '' || filter.category !== ''} />

  // [ADMIN-PART-4]
  const confirmAndDelete = (partner: StoredPartner) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this partner?',
      remove: () => remove.mutateAsync(partner.id),
      successMessage: 'Partner deleted',
      undo: () => restore.mutateAsync(partner),
    })

  return (
    <>
      <Grid role="list" aria-label="Partners" aria-busy={isStale}>
        {data.partners.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} onDelete={() => void confirmAndDelete(partner)} />
        ))}
      </Grid>
      <Pagination page={filter.page} total={data.total} onPageChange={onPage} />
    </>
  )
}

/** [ADMIN-PART-3] */
function NoPartners({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title="No partners found." hint="Try another search or category." />
  return (
    <EmptyState title="No partners found." hint="Visitors see whom you work with on the partners page.">
      <ButtonLink to="/admin/partners/new" variant="secondary">
        Add the first partner
      </ButtonLink>
    </EmptyState>
  )
}
