import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { track } from '@fortnight/shared-ui/track'
import type { FormDraft } from '@fortnight/shared-ui/forms/useDraft'
import { passwordHint } from '@fortnight/supabase/account/passwordRule'
import { emailAddress, newPassword, optionalText, requiredText } from '../form/accountRules.ts'
import { AuthForm } from '../form/AuthForm.tsx'

const schema = z
  .object({
    name: requiredText(120, 'name', 'Name is required'),
    email: emailAddress,
    password: newPassword(),
    confirmPassword: z.string(),
    mobileNumber: requiredText(40, 'mobile number', 'Mobile number is required'),
    companyName: optionalText(160, 'company name'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Also when another field is invalid: the banner decides which message to show.
    when: () => true,
  })

export type Account = z.infer<typeof schema>

const blankAccount: Account = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  mobileNumber: '',
  companyName: '',
}

const fields = Object.keys(blankAccount) as (keyof Account)[]

/** The form of step 1. Kept by the parent of both steps, so that going back and forth loses nothing. */
export const useAccountForm = () =>
  useForm({ resolver: zodResolver(schema), defaultValues: blankAccount, reValidateMode: 'onSubmit' })

type Props = {
  form: UseFormReturn<Account>
  draft: FormDraft
  onDone: (account: Account) => void
}

/** Step 1. Shows one message at a time, in the order of the fields. [SIGNUP-6] */
export function AccountStep({ form: { register, handleSubmit, formState }, draft, onDone }: Props) {
  const { errors } = formState
  const firstInvalid = fields.find((field) => errors[field])
  const trackInvalid = () => track('signup_failed', { step: 'account', error_type: 'validation' })
  const submit = handleSubmit(onDone, trackInvalid)
  const control = (field: keyof Account) => ({ ...register(field), 'aria-invalid': field === firstInvalid })

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
      {firstInvalid && <ErrorBanner>{errors[firstInvalid]?.message}</ErrorBanner>}
      <Field label="Name" required>
        <Input autoComplete="name" {...control('name')} />
      </Field>
      <Field label="Email" required>
        <Input type="email" autoComplete="email" {...control('email')} />
      </Field>
      <Field label="Password" hint={passwordHint('client')} required>
        <PasswordInput autoComplete="new-password" {...control('password')} />
      </Field>
      <Field label="Confirm password" required>
        <PasswordInput autoComplete="new-password" {...control('confirmPassword')} />
      </Field>
      <Field label="Mobile number" hint="So that we can reach you about your project" required>
        <Input type="tel" autoComplete="tel" {...control('mobileNumber')} />
      </Field>
      <Field label="Company name" optional>
        <Input autoComplete="organization" {...control('companyName')} />
      </Field>
      <Button type="submit" size="large">
        Continue
      </Button>
    </AuthForm>
  )
}
