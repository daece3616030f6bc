import { type MouseEvent, useState } from 'react'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ownCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@fortnight/supabase/calendar/ownFeed'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FormError, FormSuccess } from '../../layout/formParts.ts'
import { AccountCard } from './AccountCard.tsx'

const texts = {
  title: 'Calendar',
  description: 'Add your project dates to your own calendar with a private link.',
}

/** The secret link of the client's calendar feed: created, replaced and ended here. [FORT-29] */
export const CalendarFeed = ({ userId }: { userId: string }) => (
  <PageBoundary
    fallback={
      <AccountCard {...texts}>
        <Skeleton lines={2} label="Loading your calendar link…" />
      </AccountCard>
    }
    errorTitle="Your calendar link could not be loaded"
  >
    <LoadedFeed userId={userId} />
  </PageBoundary>
)

function LoadedFeed({ userId }: { userId: string }) {
  const { data: path } = useSuspenseQuery(ownCalendarFeed(userId))
  const renewal = useMutation(renewCalendarFeed())
  const revocation = useMutation(revokeCalendarFeed())
  const [success, setSuccess] = useState<string>()
  const error = renewal.error ?? revocation.error
  const isPending = renewal.isPending || revocation.isPending

  const renew = () => {
    if (isPending || (path && !window.confirm('The current link will stop working. Create a new one?'))) return
    setSuccess(undefined)
    revocation.reset()
    renewal.mutate(undefined, { onSuccess: () => setSuccess('Your link is ready.') })
  }
  const revoke = () => {
    if (isPending || !window.confirm('Calendars that use the link will stop being updated. Turn it off?')) return
    setSuccess(undefined)
    renewal.reset()
    revocation.mutate(userId, { onSuccess: () => setSuccess('The link no longer works.') })
  }

  return (
    <AccountCard {...texts} isAction={!path}>
      {path && (
        <Field
          label="Secret link"
          hint="Add it to your calendar app as a subscription. Anyone who has it can read the names and dates of your projects."
        >
          <Input readOnly value={window.location.origin + path} onClick={selectText} />
        </Field>
      )}
      {error && <FormError>{errorMessageFor(error, 'The link could not be changed.')}</FormError>}
      <FormSuccess>{success}</FormSuccess>
      <ActionBar>
        {path && (
          <Button variant="secondary" aria-disabled={isPending} onClick={revoke}>
            Turn off
          </Button>
        )}
        <Button variant="secondary" aria-disabled={isPending} onClick={renew}>
          {path ? 'Replace link' : 'Create link'}
        </Button>
      </ActionBar>
    </AccountCard>
  )
}

const selectText = ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select()
