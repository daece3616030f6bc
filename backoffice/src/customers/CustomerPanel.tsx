import { lazy } from 'react'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { customerById } from '@fortnight/supabase/customers/adminQueries'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { useFreshRow } from '../form/useFreshRow.ts'
import { type Panel, usePanel } from '../layout/usePanel.ts'
import { CustomerView } from './CustomerDetails.tsx'

// Forms bring a library each for values and rules, which nobody needs who only reads the list.
const CustomerForm = lazy(() => import('./CustomerForm.tsx'))

/** The customer that the address names, to be looked at or changed beside the list. */
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
  const { row: customer, isFresh } = useFreshRow(customerById(panel.id))
  if (!customer) return <EmptyState title="There is no such customer" hint="The account may have been deleted." />
  if (panel.kind === 'view') return <CustomerView customer={customer} onEdit={onEdit} />
  if (!isFresh) return <LoadingSpinner what="the customer" />
  return <CustomerForm customer={customer} onDone={onClose} />
}
