import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { track } from '@fortnight/shared-ui/track'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { emailAddress } from '../form/accountRules.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { signIn } from '../session/sessionController.ts'

const schema = z.object({
  email: emailAddress,
  // No password of ours is that long; what was pasted by mistake is not sent around.
  password: z.string().min(1, 'Password is required').max(1_000, 'That is too long to be your password'),
})

// One text for every cause: another would tell strangers which addresses have an account.
const failure = 'Invalid email or password. Please check your credentials and try again.'

// The auth library hands over what was thrown on the way as an error too, only without the status of an answer.
const statusOf = (error: unknown) => (error as { status?: number } | null)?.status

/** What to tell: how long to wait after too many tries; and whether it was the way there and not the password. */
function sentencesFor(error: unknown) {
  const status = statusOf(error)
  if (status === 429) return sentenceFor(error, failure)
  const isRefusal = status !== undefined && status > 0 && status < 500
  return isRefusal ? failure : `${failure} ${sentenceFor(error, '')}`.trim()
}

/** E-mail and password. Success shows in the session, and the page around moves on. */
export function SignInForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const onSubmit = handleSubmit(async ({ email, password }) => {
    const path = location.pathname
    track('login_attempt', { path })
    const { error } = await signIn(email, password).catch((thrown: unknown) => ({ error: thrown ?? failure }))
    if (!error) return track('login_success', { path })
    if (statusOf(error)) track('login_failed', { page: 'admin_login', error_type: 'invalid_credentials', path })
    setError('root', { message: sentencesFor(error) })
  })

  return (
    <AuthForm noValidate onSubmit={onSubmit}>
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
