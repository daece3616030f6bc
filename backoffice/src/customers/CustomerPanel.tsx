import { lazy } from 'react'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { customerById } from '@fortnight/supabase/customers/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { useRefetchedRow } from '../form/useRefetchedRow.ts'
import { type Panel, usePanel } from '../layout/usePanel.ts'
import { CustomerDetails } from './CustomerDetails.tsx'

// Loaded on demand: the form's libraries are not needed to read the list.
const CustomerForm = lazy(() => import('./CustomerForm.tsx'))

/** Side panel that shows or edits the customer named in the URL. */
export default function CustomerPanel() {
  const { panel, open, close } = usePanel()
  const title = panel?.kind === 'edit' ? 'Edit customer' : 'Customer'
  return (
    <SidePanel title={title} open={!!panel} onOpenChange={(isOpen) => !isOpen && confirmClose() && close()}>
      {panel && (
        <PageBoundary fallback={<LoadingSpinner what="the customer" />} errorTitle="The customer could not be loaded">
          <Content key={panel.id} panel={panel} onEdit={() => open('edit', panel.id)} onClose={close} />
        </PageBoundary>
      )}
    </SidePanel>
  )
}

type Props = { panel: Panel; onEdit: () => void; onClose: () => void }

function Content({ panel, onEdit, onClose }: Props) {
  const { row: customer, isRefetched } = useRefetchedRow(customerById(panel.id))
  if (!customer) return <EmptyState title="Customer not found" hint="The account may have been deleted." />
  if (panel.kind === 'view') return <CustomerDetails customer={customer} onEdit={onEdit} />
  if (!isRefetched) return <LoadingSpinner what="the customer" />
  return <CustomerForm customer={customer} onDone={onClose} />
}
