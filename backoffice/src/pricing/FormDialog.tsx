import type { FormEventHandler, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'

const Form = styled.form`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-3);
`

type Props = {
  title: string
  submitText: string
  isDirty: boolean
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** The frame of a form above the page. What was typed is not lost by a slip. */
export function EditorDialog({ title, submitText, isDirty, onSubmit, onClose, children }: Props) {
  useUnsavedChangesWarning(isDirty)
  const closeWithCare = () => {
    if (!isDirty || window.confirm('You have unsaved changes. Close this form?')) onClose()
  }
  return (
    <Dialog open onOpenChange={closeWithCare} title={title}>
      <Form noValidate onSubmit={onSubmit}>
        {children}
        <Actions data-wide>
          <Button variant="secondary" onClick={closeWithCare}>
            Cancel
          </Button>
          <Button type="submit">{submitText}</Button>
        </Actions>
      </Form>
    </Dialog>
  )
}
