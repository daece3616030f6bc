import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import {
  type NotificationSettings,
  notificationSettings,
  saveNotificationSettings,
} from '@fortnight/supabase/notifications/settings'
import { useSession } from '@fortnight/supabase/session'

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-4);
`

const off = { value: 'off', label: 'Never' }
const choices = [{ value: 'soon', label: 'After 5 minutes' }, { value: 'daily', label: 'Once a day' }, off]
const reminderChoices = [{ value: 'soon', label: 'After a working day' }, off]
const kinds: { name: keyof NotificationSettings; label: string; hint?: string }[] = [
  { name: 'messages', label: 'New messages' },
  { name: 'files', label: 'New files' },
  { name: 'status', label: 'Status and progress' },
  { name: 'reminders', label: 'Reminders', hint: 'When a client is waiting for an answer.' },
]

type Props = { open: boolean; onOpenChange: (isOpen: boolean) => void }

/** What the signed-in admin is mailed about projects that they take care of, or that nobody does. [ROOM-66] */
export default function NotificationsPanel({ open, onOpenChange }: Props) {
  const userId = useSession(({ user }) => user?.id)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your notifications"
      description="Emails about projects that are assigned to you or to no one."
    >
      <PageBoundary
        fallback={<Skeleton lines={6} label="Loading your notifications…" />}
        errorTitle="Your notifications could not be loaded"
      >
        {userId && <SettingsForm userId={userId} onDone={() => onOpenChange(false)} />}
      </PageBoundary>
    </Dialog>
  )
}

function SettingsForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { data: values } = useSuspenseQuery(notificationSettings(userId))
  const { register, handleSubmit } = useForm<NotificationSettings>({ values })
  const { mutateAsync, isPending, error } = useMutation(saveNotificationSettings())

  const save = handleSubmit(async (chosen) => {
    if (isPending) return
    try {
      await mutateAsync({ ...chosen, userId })
    } catch {
      // The error is shown above the buttons.
      return
    }
    void toast.success('Notifications saved')
    onDone()
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Fields>
        {kinds.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint}>
            <Select {...register(name)}>
              {(name === 'reminders' ? reminderChoices : choices).map(({ value, label: choice }) => (
                <option key={value} value={value}>
                  {choice}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        {error && <ErrorBanner>{errorMessageFor(error, 'Could not save. Please try again.')}</ErrorBanner>}
      </Fields>
      <ActionBar>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving...' : 'Save notifications'}
        </Button>
      </ActionBar>
    </form>
  )
}
