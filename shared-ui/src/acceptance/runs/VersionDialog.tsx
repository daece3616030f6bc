import { type SyntheticEvent, useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { Input } from '../../controls/Input.tsx'
import { Textarea } from '../../controls/Textarea.tsx'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { Field } from '../../forms/Field.tsx'
import { confirmClose, useUnsavedChangesWarning } from '../../forms/useUnsavedChangesWarning.ts'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import type { AcceptanceActions } from '../acceptanceRecords.ts'
import { useAction } from '../useAction.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`

const [maxNameLength, maxNoteLength] = [40, 500]

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  actions: AcceptanceActions
  onClose: () => void
}

/** Puts up a version of the agent to be tested; for the team. */
export function VersionDialog({ actions, onClose, ...rest }: Props) {
  const [values, setValues] = useState({ name: '', note: '' })
  const [isChecked, setIsChecked] = useState(false)
  const { isPending, error, run } = useAction(actions.errorMessage)
  useUnsavedChangesWarning(values.name !== '' || values.note !== '')
  const problem = isChecked ? nameProblem(values.name) : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!nameProblem(values.name)) run(() => actions.addVersion(values.name.trim(), values.note.trim()), onClose)
  }
  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title="New version of the agent"
      description="From then on, every case is open until it has been tried with this version. The client gets an email."
      {...rest}
    >
      <form noValidate onSubmit={submit}>
        <Fields>
          {error && <ErrorBanner>{error}</ErrorBanner>}
          <Field label="Name" hint="Such as 0.2" error={problem} required>
            <Input value={values.name} onChange={({ target }) => setValues({ ...values, name: target.value })} />
          </Field>
          <Field label="What is new">
            <Textarea
              rows={3}
              maxLength={maxNoteLength}
              value={values.note}
              onChange={({ target }) => setValues({ ...values, note: target.value })}
            />
          </Field>
        </Fields>
        <ActionBar>
          <Button variant="secondary" onClick={() => confirmClose() && onClose()}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Adding…' : 'Add version'}
          </Button>
        </ActionBar>
      </form>
    </Dialog>
  )
}

function nameProblem(name: string) {
  if (name.trim() === '') return 'A version needs a name.'
  return Array.from(name.trim()).length > maxNameLength ? 'A name has at most 40 characters.' : undefined
}
