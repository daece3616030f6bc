import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-4);

  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`

type Props = {
  title: string
  submitText: string
  isDirty: boolean
  isSaving?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. It asks for confirmation before it discards unsaved changes. */
export function FormDialog({ title, submitText, isDirty, isSaving = false, onSubmit, onClose, children }: Props) {
  useUnsavedChangesWarning(isDirty)
  const confirmAndClose = () => {
    if (!isDirty || window.confirm('You have unsaved changes. Close this form?')) onClose()
  }
  return (
    <Dialog open onOpenChange={confirmAndClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) onSubmit()
        }}
      >
        <Fields>{children}</Fields>
        <ActionBar>
          <Button variant="secondary" onClick={confirmAndClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSaving}>
            {submitText}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}
