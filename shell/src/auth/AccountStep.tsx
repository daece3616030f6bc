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

const schema = z
  .object({
    name: z.string().trim().min(1, 'Name is required').max(120, 'Please keep your name to 120 characters'),
    email: z
      .string()
      .trim()
      .min(1, 'Email is required')
      .max(254, 'Please keep your email to 254 characters')
      .regex(z.regexes.email, 'Enter an e-mail address like name@company.com'),
    password: z
      .string()
      .min(1, 'Password is required')
      .min(6, 'Password must be at least 6 characters')
      .max(72, 'Please keep your password to 72 characters'),
    confirmPassword: z.string(),
    mobileNumber: z
      .string()
      .trim()
      .min(1, 'Mobile number is required')
      .max(40, 'Please keep your mobile number to 40 characters'),
    companyName: z.string().trim().max(160, 'Please keep your company name to 160 characters'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Also when another field fails: the banner decides which sentence comes first.
    when: () => true,
  })

export type Account = z.infer<typeof schema>

export const blankAccount: Account = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  mobileNumber: '',
  companyName: '',
}

const fields = Object.keys(blankAccount) as (keyof Account)[]

/** Step 1. One sentence at a time, in the order of the fields. [SIGNUP-6] */
export function AccountStep({ account, onDone }: { account: Account; onDone: (account: Account) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: account,
    reValidateMode: 'onSubmit',
  })
  const { errors } = formState
  const firstInvalid = fields.find((field) => errors[field])
  const refuse = () => track('signup_failed', { step: 'account', error_type: 'validation' })
  const control = (field: keyof Account) => ({ ...register(field), 'aria-invalid': field === firstInvalid })

  return (
    <AuthForm noValidate onSubmit={handleSubmit(onDone, refuse)}>
      {firstInvalid && <ErrorBanner>{errors[firstInvalid]?.message}</ErrorBanner>}
      <Field label="Name" required>
        <Input autoComplete="name" {...control('name')} />
      </Field>
      <Field label="Email" required>
        <Input type="email" autoComplete="email" {...control('email')} />
      </Field>
      <Field label="Password" hint="At least 6 characters" required>
        <PasswordInput autoComplete="new-password" {...control('password')} />
      </Field>
      <Field label="Confirm password" required>
        <PasswordInput autoComplete="new-password" {...control('confirmPassword')} />
      </Field>
      <Field label="Mobile number" required>
        <Input type="tel" autoComplete="tel" {...control('mobileNumber')} />
      </Field>
      <Field label="Company name" hint="Optional">
        <Input autoComplete="organization" {...control('companyName')} />
      </Field>
      <Button type="submit" size="large">
        Continue
      </Button>
    </AuthForm>
  )
}
