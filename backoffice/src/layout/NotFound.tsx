import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageHeader } from './PageHeader.tsx'

/** Shown for an unknown URL below /admin. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState title="There’s nothing at this address" hint="The address may have a typo, or the item was deleted.">
        <ButtonLink to="/admin" size="small">
          Back to the dashboard
        </ButtonLink>
      </EmptyState>
    </>
  )
}
