import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { partnerById } from '@fortnight/supabase/partners/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PartnerForm } from './PartnerForm.tsx'

/** Creates a partner at /admin/partners/new and edits one at /admin/partners/edit/:id. */
export default function PartnerFormPage() {
  const { id } = useParams()
  const { data: partner } = useQuery({ ...partnerById(id ?? ''), enabled: id !== undefined })
  return (
    <>
      <PageHeader
        title={id ? 'Edit Partner' : 'Create New Partner'}
        recordName={partner?.name}
        back={{ to: '/admin/partners', label: 'Back to partners' }}
      />
      <PageBoundary fallback={<Skeleton lines={8} label="Loading partner…" />} errorTitle="Failed to fetch partner">
        {id ? <StoredPartnerForm key={id} id={id} /> : <PartnerForm />}
      </PageBoundary>
    </>
  )
}

function StoredPartnerForm({ id }: { id: string }) {
  const { data: partner } = useSuspenseQuery(partnerById(id))
  if (!partner) return <PartnerNotFound />
  return <PartnerForm partner={partner} />
}

const PartnerNotFound = () => (
  <EmptyState title="Partner not found" hint="It may have been deleted in the meantime.">
    <ButtonLink to="/admin/partners" variant="secondary" size="small">
      Show all partners
    </ButtonLink>
  </EmptyState>
)
