import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { track } from '@fortnight/shared-ui/track'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { emailAddress } from '../form/accountRules.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { signIn } from '../session/sessionController.ts'

const schema = z.object({
  email: emailAddress,
  // Passwords are never that long; a text that was pasted by mistake is not sent.
  password: z.string().min(1, 'Password is required').max(1_000, 'That’s too long to be your password'),
})

// One message for every cause prevents account enumeration.
const rejection = 'Invalid email or password. Please check your credentials and try again.'

// Errors of requests without a response have no status.
const statusOf = (error: unknown) => (error as { status?: number } | null)?.status

/** The message for a failed sign-in; after too many attempts, how long to wait; without a response, also why. */
function messageFor(error: unknown) {
  const status = statusOf(error)
  if (status === 429) return errorMessageFor(error, rejection)
  const isRejected = status !== undefined && status > 0 && status < 500
  return isRejected ? rejection : `${rejection} ${errorMessageFor(error, '')}`.trim()
}

/** Email and password. After a success the session changes, and the page redirects. */
export function SignInForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const onSubmit = handleSubmit(async ({ email, password }) => {
    const path = location.pathname
    track('login_attempt', { path })
    try {
      await signIn(email, password)
      track('login_success', { path })
    } catch (error) {
      if (statusOf(error)) track('login_failed', { page: 'admin_login', error_type: 'invalid_credentials', path })
      setError('root', { message: messageFor(error) })
    }
  })

  return (
    <AuthForm noValidate onSubmit={(event) => void onSubmit(event)}>
      {errors.root && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      <Field label="Email" error={errors.email?.message} required>
        <Input type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" size="large" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </AuthForm>
  )
}
