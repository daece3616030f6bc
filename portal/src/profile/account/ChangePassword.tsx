import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { updatePassword } from '@fortnight/supabase/account/mutations'
import { findPasswordProblem, passwordHint } from '@fortnight/supabase/account/passwordRule'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FieldPairs, FormError, Form, FormSuccess } from '../../layout/formParts.ts'
import { authErrorCode } from '@fortnight/supabase/account/authErrorCode'
import { AccountCard } from './AccountCard.tsx'

const schema = z
  .object({
    current: z.string().min(1, 'Enter your current password'),
    next: z
      .string()
      .refine((text) => !findPasswordProblem(text), { error: ({ input }) => findPasswordProblem(String(input)) }),
    repeated: z.string(),
  })
  .refine(({ next, repeated }) => next === repeated, {
    path: ['repeated'],
    error: 'Passwords do not match',
    when: () => true,
  })

const blank = { current: '', next: '', repeated: '' }

/** The field that an error of the auth service belongs to. */
const fieldByErrorCode: Record<string, keyof typeof blank> = {
  invalid_credentials: 'current',
  same_password: 'next',
  weak_password: 'next',
}

/** Changes the password of a client who knows the current one. Passwords are never stored as a draft. */
export function ChangePassword({ email }: { email: string }) {
  const change = useMutation(updatePassword())
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank })
  const { errors, isSubmitting, isDirty } = form.formState

  const save = form.handleSubmit(async ({ current, next }) => {
    try {
      await change.mutateAsync({ email, currentPassword: current, newPassword: next })
      form.reset(blank)
    } catch (error) {
      const field = fieldByErrorCode[authErrorCode(error)]
      form.setError(field ?? 'root', { message: errorMessageFor(error, 'Your password could not be changed.') })
      if (field) form.setFocus(field)
    }
  })

  return (
    <AccountCard title="Change your password" description="Changing your password signs out your other devices.">
      <Form noValidate onSubmit={(event) => void save(event)}>
        {/* Tells password managers which account the password belongs to. */}
        <VisuallyHidden
          as="input"
          type="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <Field label="Current password" error={errors.current?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('current')} />
        </Field>
        <FieldPairs>
          <Field
            label="New password"
            hint={errors.next ? undefined : passwordHint('client')}
            error={errors.next?.message}
            required
          >
            <PasswordInput autoComplete="new-password" {...form.register('next')} />
          </Field>
          <Field label="Confirm new password" error={errors.repeated?.message} required>
            <PasswordInput autoComplete="new-password" {...form.register('repeated')} />
          </Field>
        </FieldPairs>
        {errors.root && <FormError>{errors.root.message}</FormError>}
        <FormSuccess>
          {change.isSuccess && !isDirty && 'Your password has been changed, and your other devices are signed out.'}
        </FormSuccess>
        <ActionBar>
          <Button type="submit" variant="secondary" disabled={isSubmitting}>
            {isSubmitting ? 'Changing...' : 'Change password'}
          </Button>
        </ActionBar>
      </Form>
    </AccountCard>
  )
}
