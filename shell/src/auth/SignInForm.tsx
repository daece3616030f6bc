import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/Button'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { track } from '@fortnight/shared-ui/track'
import { AuthForm } from './AuthForm.tsx'
import { ErrorBanner } from './ErrorBanner.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { signIn } from './sessionController.ts'

const schema = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .regex(z.regexes.email, 'Enter an e-mail address like name@company.com'),
  password: z.string().min(1, 'Password is required'),
})

// One text for every cause: another would tell strangers which addresses have an account.
const failure = 'Invalid email or password. Please check your credentials and try again.'

// The auth library hands over what was thrown on the way as an error too, only without the status of an answer.
const isAnswer = (error: unknown) => Boolean((error as { status?: number } | null)?.status)

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
    if (isAnswer(error)) track('login_failed', { page: 'admin_login', error_type: 'invalid_credentials', path })
    setError('root', { message: failure })
  })

  return (
    <AuthForm noValidate onSubmit={onSubmit}>
      {errors.root && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      <Field label="Email" error={errors.email?.message} required>
        <Input type="email" autoComplete="email" {...register('email')} />
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
