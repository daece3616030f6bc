import { zodResolver } from '@hookform/resolvers/zod'
import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { useMutation } from '@fortnight/shared-ui/query'
import { track } from '@fortnight/shared-ui/track'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { howHeardOptions } from '@fortnight/supabase/profiles/labels'
import { updateOwnProfile } from '@fortnight/supabase/profiles/mutations'
import { type SessionUser, useSession } from '@fortnight/supabase/session'
import { FieldPairs, FormError, Form, FormSuccess } from '../layout/formParts.ts'
import { SaveCancelButtons } from '../layout/SaveCancelButtons.tsx'
import { useReturnToDashboard } from '../layout/useReturnToDashboard.ts'
import { AccountCard } from './account/AccountCard.tsx'
import { profileSchema, type ProfileValues } from './profileValues.ts'
import { SignInEmailNotice } from './SignInEmailNotice.tsx'

type Props = {
  client: SessionUser
  stored: ProfileValues
  /** Called when the client wants to sign in with the contact email too. */
  onUseAsSignInEmail: (email: string) => void
}

/** The form of the client's own profile. A failed save keeps all values. [PROF-1, PROF-3 to PROF-10] */
export function ProfileForm({ client, stored, onUseAsSignInEmail }: Props) {
  const update = useMutation(updateOwnProfile())
  const form = useForm({ resolver: zodResolver(profileSchema), defaultValues: stored, reValidateMode: 'onSubmit' })
  const { register, handleSubmit, setError, clearErrors, formState } = form
  const { errors, isSubmitting, isDirty } = formState
  const { restorable: found, restore, discard, clear } = useDraft(`profile:${client.id}`, form)
  useUnsavedChangesWarning(isDirty)
  const { isReturning, scheduleReturn } = useReturnToDashboard()
  const isSaved = update.isSuccess && !isDirty && !errors.root

  const save = handleSubmit(async (values) => {
    // Read at the time of the save: the session may have ended in another tab.
    const { user } = useSession.getState()
    if (!user) {
      setError('root', { message: 'No user found' })
      return
    }
    try {
      await update.mutateAsync({ id: user.id, ...values })
      track('form_submitted', { form: 'profile' })
      clear()
      form.reset(values)
      scheduleReturn()
    } catch (error) {
      setError('root', { message: errorMessageFor(error, 'Failed to update profile') })
    }
  })
  const clearFieldError = ({ target }: ChangeEvent<HTMLFormElement>) => {
    clearErrors('root')
    clearErrors(target.name as keyof ProfileValues)
  }

  return (
    <AccountCard heading="h2" title="Contact details" description="Who you are and how we reach you.">
      <Form noValidate onSubmit={(event) => void save(event)} onChange={clearFieldError}>
        <DraftNotice draft={found} onRestore={restore} onDiscard={discard} />
        <FieldPairs>
          <Field label="Name" error={errors.name?.message} required>
            <Input autoComplete="name" {...register('name')} />
          </Field>
          <Field
            label="Email"
            hint="We send project emails here. Your sign-in address stays the same."
            error={errors.email?.message}
            required
          >
            <Input type="email" autoComplete="email" {...register('email')} />
          </Field>
          <SignInEmailNotice
            signInEmail={client.email}
            contactEmail={form.watch('email')}
            onUseAsSignInEmail={onUseAsSignInEmail}
          />
          <Field label="Mobile number" error={errors.mobile_number?.message}>
            <Input type="tel" autoComplete="tel" {...register('mobile_number')} />
          </Field>
          <Field label="Company name" error={errors.company_name?.message}>
            <Input autoComplete="organization" {...register('company_name')} />
          </Field>
        </FieldPairs>
        <Field label="How did you hear about us?">
          <Select {...register('how_heard_about_us')}>
            <option value="">Not given</option>
            {howHeardOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {errors.root && <FormError>{errors.root.message}</FormError>}
        <FormSuccess>
          {isSaved && 'Your profile has been saved.'}
          {isReturning && ' Taking you to your dashboard…'}
        </FormSuccess>
        <ActionBar>
          <SaveCancelButtons isSaving={isSubmitting} isSaved={isReturning} />
        </ActionBar>
      </Form>
    </AccountCard>
  )
}
