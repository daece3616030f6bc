import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { useMutation } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { resetPassword } from '@fortnight/supabase/account/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { useSession } from '@fortnight/supabase/session'
import { homePathByUserType } from '../../areas.ts'
import { newPassword } from '../form/accountRules.ts'
import { showPersistentToast } from './showPersistentToast.tsx'
import { AuthForm } from '../form/AuthForm.tsx'
import { EmailAddress } from '../form/EmailAddress.tsx'

const schema = z
  .object({ password: newPassword, repeated: z.string() })
  .refine(({ password, repeated }) => password === repeated, {
    path: ['repeated'],
    error: 'Passwords do not match',
    when: () => true,
  })

/** The new password, typed twice. Saving ends every other session and redirects home. */
export function NewPasswordForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(resetPassword())
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '', repeated: '' },
  })
  const { errors, isSubmitting } = formState

  const save = handleSubmit(async ({ password }) => {
    try {
      await mutateAsync({ password })
      showPersistentToast('Your password has been changed.')
      await navigate(homePathByUserType[useSession.getState().userType ?? 'client'], { replace: true })
    } catch (error) {
      setError('root', { message: errorMessageFor(error, 'Your password could not be changed. Please try again.') })
    }
  })

  return (
    <AuthForm noValidate onSubmit={(event) => void save(event)}>
      {errors.root && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      <p>
        For the account of <EmailAddress>{email}</EmailAddress>. Everywhere else it is signed out.
      </p>
      {/* Tells password managers which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" hint="At least 6 characters" error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Repeat the new password" error={errors.repeated?.message} required>
        <PasswordInput autoComplete="new-password" {...register('repeated')} />
      </Field>
      <Button type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save the new password'}
      </Button>
    </AuthForm>
  )
}
