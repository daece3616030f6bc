import { type SyntheticEvent, useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { confirmClose, useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'

const Form = styled.form`
  > [data-part='actions'] {
    margin-top: var(--space-5);
  }
`

/** The longest reason, as in the database. */
const maxLength = 500

function problemOf(reason: string) {
  if (reason === '') return 'Please give a reason'
  return Array.from(reason).length > maxLength ? `A reason has at most ${maxLength} characters` : undefined
}

type Props = {
  title: string
  description: string
  hint?: string
  submitText: string
  pendingText: string
  isPending: boolean
  /** Why the reason was not saved. */
  errorMessage: string | undefined
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks for a reason, which is kept until it is saved. */
export function ReasonDialog({
  title,
  description,
  hint,
  errorMessage,
  isPending,
  onSubmit,
  onClose,
  ...texts
}: Props) {
  const [text, setText] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  useUnsavedChangesWarning(text !== '')
  const reason = text.trim()
  const problem = problemOf(reason)
  const close = () => {
    if (confirmClose()) onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!problem && !isPending) onSubmit(reason)
  }
  return (
    <Dialog open onOpenChange={close} title={title} description={description}>
      <Form noValidate onSubmit={submit}>
        {errorMessage && <ErrorBanner>{errorMessage}</ErrorBanner>}
        <Field label="Reason" hint={hint} error={isChecked ? problem : undefined} required>
          <Textarea rows={4} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        <ActionBar>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? texts.pendingText : texts.submitText}
          </Button>
        </ActionBar>
      </Form>
    </Dialog>
  )
}
