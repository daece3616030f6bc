import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useMutation } from '@fortnight/shared-ui/query'
import { deletePartner, restorePartner } from '@fortnight/supabase/partners/adminMutations'
import type { StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'
import { PartnerCard } from './PartnerCard.tsx'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

type Props = { partners: StoredPartner[]; isStale: boolean; isFiltered: boolean }

/** One page of the partners that match. It shows what is stored: a failed deletion leaves the card. */
export function PartnerGrid({ partners, isStale, isFiltered }: Props) {
  const deletion = useMutation(deletePartner())
  const restoration = useMutation(restorePartner())

  if (partners.length === 0) return <NoPartners isFiltered={isFiltered} />

  // [ADMIN-PART-4]
  const confirmAndDelete = (partner: StoredPartner) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this partner?',
      remove: () => deletion.mutateAsync(partner.id),
      successMessage: 'Partner deleted',
      undo: () => restoration.mutateAsync(partner),
    })

  return (
    <Grid role="list" aria-label="Partners" aria-busy={isStale}>
      {partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} onDelete={() => void confirmAndDelete(partner)} />
      ))}
    </Grid>
  )
}

/** [ADMIN-PART-3] */
function NoPartners({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No partners found." hint="Try another search or category." />
  return (
    <EmptyState title="No partners found." hint="Partners you add here appear on the partners page.">
      <ButtonLink to="/admin/partners/new" variant="secondary" size="small">
        Add the first partner
      </ButtonLink>
    </EmptyState>
  )
}
