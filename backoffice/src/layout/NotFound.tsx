import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageHeader } from './PageHeader.tsx'

/** Shown for an unknown URL below /admin. */
export function NotFound() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState
        title="There is nothing at this address"
        hint="It may be mistyped, or what was here has been deleted."
      >
        <ButtonLink to="/admin">Back to the dashboard</ButtonLink>
      </EmptyState>
    </>
  )
}
