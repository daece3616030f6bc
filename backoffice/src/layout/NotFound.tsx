import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/EmptyState'
import { PageHead } from '@fortnight/shared-ui/PageHead'

/** An address below /admin that leads nowhere. */
export function NotFound({ title = 'Page not found' }: { title?: string }) {
  return (
    <>
      <PageHead title={title} noindex />
      <EmptyState title={title} hint="It may have been deleted, or the address may be mistyped.">
        <ButtonLink to="/admin">Back to the dashboard</ButtonLink>
      </EmptyState>
    </>
  )
}
