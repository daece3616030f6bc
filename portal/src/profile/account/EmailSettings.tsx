import { type SubmitEvent, useState } from 'react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { notificationSettings, saveNotificationSettings } from '@fortnight/supabase/notifications/settings'
import { FieldPairs, Form, FormError, FormSuccess } from '../../layout/formParts.ts'

type Kind = 'messages' | 'files' | 'status' | 'reminders'
type Choice = 'soon' | 'daily' | 'off'

const kinds: { kind: Kind; label: string; hint?: string }[] = [
  { kind: 'messages', label: 'New messages', hint: 'Only those you haven’t seen by then.' },
  { kind: 'files', label: 'New files', hint: 'Only those you haven’t seen by then.' },
  { kind: 'status', label: 'Status and progress' },
  {
    kind: 'reminders',
    label: 'Reminders about open tasks',
    hint: 'For example, a brief to answer or a payment that’s due.',
  },
]

/** How soon a client is mailed about messages, files and progress, and whether they are reminded. [ROOM-78, FORT-184] */
export function EmailSettings({ userId }: { userId: string }) {
  const { data: stored } = useSuspenseQuery(notificationSettings(userId))
  const { mutate, isPending, isSuccess, error, reset } = useMutation(saveNotificationSettings())
  const [chosen, setChosen] = useState(stored)

  const choose = (kind: Kind, value: string) => {
    reset()
    setChosen({ ...chosen, [kind]: value as Choice })
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ ...chosen, userId })
  }

  return (
    <Form onSubmit={save}>
      <FieldPairs>
        {kinds.map(({ kind, label, hint }) => (
          <Field key={kind} label={label} hint={hint}>
            <Select value={chosen[kind]} onChange={({ target }) => choose(kind, target.value)}>
              <option value="soon">{kind === 'reminders' ? 'After 2 and 5 working days' : 'After 5 minutes'}</option>
              {kind !== 'reminders' && <option value="daily">Once a day</option>}
              <option value="off">Never</option>
            </Select>
          </Field>
        ))}
      </FieldPairs>
      {error && <FormError>{errorMessageFor(error, 'Your choice could not be saved.')}</FormError>}
      <FormSuccess>{isSuccess && 'Saved.'}</FormSuccess>
      <ActionBar>
        <Button type="submit" variant="secondary" aria-disabled={isPending}>
          {isPending ? 'Saving…' : 'Save email settings'}
        </Button>
      </ActionBar>
    </Form>
  )
}
