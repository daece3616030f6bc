import { type MouseEvent, useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ownCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '@fortnight/supabase/calendar/ownFeed'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FormError, FormSuccess } from '../../layout/formParts.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  > :empty {
    position: absolute;
  }
`

/** The secret link of the client's calendar feed: created, replaced and ended here. [FORT-29] */
export function CalendarFeed({ userId }: { userId: string }) {
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
    <Root>
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
    </Root>
  )
}

const selectText = ({ currentTarget }: MouseEvent<HTMLInputElement>) => currentTarget.select()
