import { useEffect } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { updateSignInEmail } from '@fortnight/supabase/account/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FieldPairs, FormError, Form, FormSuccess } from '../../layout/formParts.ts'
import { authErrorCode } from '@fortnight/supabase/account/authErrorCode'
import { AccountCard } from './AccountCard.tsx'

const schemaFor = (currentEmail: string) =>
  z.object({
    email: z
      .string()
      .trim()
      .min(1, 'Enter the new address')
      .max(254, 'Please keep the address to 254 characters')
      .refine((value) => value === '' || z.regexes.email.test(value), 'Enter an email address like name@company.com')
      .refine((value) => value.toLowerCase() !== currentEmail.toLowerCase(), 'You already sign in with this address'),
    password: z.string().min(1, 'Enter your password'),
  })

const blank = { email: '', password: '' }

type Props = {
  email: string
  /** Fills the email field; a new object for each request of the profile form. */
  requestedEmail: { address: string } | undefined
}

/** Changes the sign-in email, which takes effect when the confirmation link is opened. [PROF-10] */
export function ChangeSignInEmail({ email, requestedEmail }: Props) {
  const change = useMutation(updateSignInEmail())
  const form = useForm({ resolver: zodResolver(schemaFor(email)), defaultValues: blank })
  const { errors, isSubmitting, isDirty } = form.formState
  const { setValue, setFocus } = form

  useEffect(() => {
    if (!requestedEmail) return
    setValue('email', requestedEmail.address, { shouldDirty: true })
    setFocus('email')
  }, [requestedEmail, setValue, setFocus])

  const save = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync({ email, password: values.password, newEmail: values.email })
      form.reset(blank)
    } catch (error) {
      const field = authErrorCode(error) === 'invalid_credentials' ? 'password' : 'root'
      form.setError(field, { message: errorMessageFor(error, 'The link could not be sent.') })
      if (field === 'password') form.setFocus(field)
    }
  })

  return (
    <AccountCard
      title="Change your sign-in address"
      description={
        <>
          You sign in with <strong>{email}</strong>. To confirm the change, open the link we send to your new address.
        </>
      }
    >
      <Form noValidate onSubmit={(event) => void save(event)}>
        <FieldPairs>
          <Field label="New sign-in address" error={errors.email?.message} required>
            <Input type="email" autoComplete="email" {...form.register('email')} />
          </Field>
          <Field label="Your password" error={errors.password?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </FieldPairs>
        {errors.root && <FormError>{errors.root.message}</FormError>}
        <FormSuccess>
          {change.isSuccess &&
            !isDirty &&
            `If ${change.variables.newEmail} is available, we’ve emailed a link to it. Until you open that link, you sign in with ${email}.`}
        </FormSuccess>
        <ActionBar>
          <Button type="submit" variant="secondary" disabled={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send the link'}
          </Button>
        </ActionBar>
      </Form>
    </AccountCard>
  )
}
