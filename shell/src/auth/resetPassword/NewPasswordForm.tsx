import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { useMutation } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { authErrorCode } from '@fortnight/supabase/account/authErrorCode'
import { resetPassword } from '@fortnight/supabase/account/mutations'
import { passwordHint } from '@fortnight/supabase/account/passwordRule'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type UserType, useSession } from '@fortnight/supabase/session'
import { homePathByUserType } from '../../areas/areas.ts'
import { newPassword } from '../form/accountRules.ts'
import { showPersistentToast } from './showPersistentToast.tsx'
import { AuthForm } from '../form/AuthForm.tsx'

const schemaFor = (userType: UserType | null) =>
  z
    .object({ password: newPassword(userType), repeated: z.string() })
    .refine(({ password, repeated }) => password === repeated, {
      path: ['repeated'],
      error: 'Passwords do not match',
      when: () => true,
    })

// The server has more rules than this form.
const passwordErrorCodes = ['weak_password', 'same_password']

/** The new password, typed twice. Saving ends every other session and redirects home. */
export function NewPasswordForm({ email }: { email: string }) {
  const navigate = useNavigate()
  const userType = useSession((session) => session.userType)
  const { mutateAsync } = useMutation(resetPassword())
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(schemaFor(userType)),
    defaultValues: { password: '', repeated: '' },
  })
  const { errors, isSubmitting } = formState

  const save = handleSubmit(async ({ password }) => {
    try {
      await mutateAsync({ password })
      showPersistentToast('Your password has been changed.')
      await navigate(homePathByUserType[useSession.getState().userType ?? 'client'], { replace: true })
    } catch (error) {
      const field = passwordErrorCodes.includes(authErrorCode(error)) ? 'password' : 'root'
      setError(field, { message: errorMessageFor(error, 'Your password could not be changed. Please try again.') })
      if (field === 'password') setFocus(field)
    }
  })

  return (
    <AuthForm noValidate onSubmit={(event) => void save(event)}>
      {errors.root && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      {/* Tells password managers which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" hint={passwordHint(userType)} error={errors.password?.message} required>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <Field label="Confirm new password" error={errors.repeated?.message} required>
        <PasswordInput autoComplete="new-password" {...register('repeated')} />
      </Field>
      <Button type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save new password'}
      </Button>
    </AuthForm>
  )
}
