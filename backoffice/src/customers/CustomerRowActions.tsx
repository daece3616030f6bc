import { Eye, Pencil } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { updateCustomer } from '@fortnight/supabase/customers/adminMutations'
import type { Customer } from '@fortnight/supabase/customers/adminQueries'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'
import { copyToClipboard } from '../layout/copyToClipboard.ts'
import { downloadCsv } from '@fortnight/shared-ui/csv/downloadCsv'
import { mailtoUrl } from '../layout/mailtoUrl.ts'
import { RowActionsMenu } from '../list/table/RowActionsMenu.tsx'
import { usePanel } from '../layout/usePanel.ts'
import { customerCsvColumns } from './customerCsvColumns.ts'

/** View, Edit and the menu of a customer. [ADMIN-CUST-6] */
export function CustomerRowActions({ customer }: { customer: Customer }) {
  const { id, name, email, onboarding_completed: isOnboarded } = customer
  const { open } = usePanel()
  const update = useMutation(updateCustomer())

  // Uses the promise, because a mutation's callbacks are dropped when a filter unmounts the row.
  const toggleOnboarding = () =>
    update.mutateAsync({ id, onboarding_completed: !isOnboarded }).then(
      () => toast.success(`${name} is now ${isOnboarded ? 'pending' : 'onboarded'}`),
      () => toast.error(saveFailedMessage),
    )

  return (
    <>
      <Button variant="ghost" size="small" title="View" aria-label={`View ${name}`} onClick={() => open('view', id)}>
        <Eye aria-hidden />
      </Button>
      <Button variant="ghost" size="small" title="Edit" aria-label={`Edit ${name}`} onClick={() => open('edit', id)}>
        <Pencil aria-hidden />
      </Button>
      <RowActionsMenu rowLabel={name}>
        <Button variant="ghost" size="small" onClick={() => void copyToClipboard(email, 'Email address copied')}>
          Copy email
        </Button>
        <Button variant="ghost" size="small" onClick={() => void copyToClipboard(id, 'ID copied')}>
          Copy ID
        </Button>
        <ButtonLink variant="ghost" size="small" href={mailtoUrl(email)}>
          Email customer
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to={`/admin/projects?client=${id}`}>
          Show projects
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          onClick={() => void downloadCsv('customer', customerCsvColumns, [[customer]])}
        >
          Export as CSV
        </Button>
        <Button variant="ghost" size="small" aria-disabled={update.isPending} onClick={() => void toggleOnboarding()}>
          {isOnboarded ? 'Mark as pending' : 'Mark as onboarded'}
        </Button>
      </RowActionsMenu>
    </>
  )
}
