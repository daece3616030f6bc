import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { z } from 'zod'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { emailAddress } from '../form/accountRules.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { SendButton } from './SendButton.tsx'
import { useCooldown } from './useCooldown.ts'

const Confirmation = styled.div`
  &:not(:empty) {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--positive);
    border-radius: var(--radius-small);
    background: var(--positive-soft);
    text-wrap: pretty;
  }

  /* Not hidden: screen readers announce only what appears in a status that was already there. */
  &:empty {
    position: absolute;
  }
`

const schema = z.object({ email: emailAddress })

type Props = {
  button: string
  /** Shown after sending. The same for every address, which prevents account enumeration. */
  confirmation: string
  onSend: (email: string) => Promise<void>
}

/** Sends a link to the address that a visitor enters. */
export function EmailLinkForm({ button, confirmation, onSend }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })
  const [isSent, setIsSent] = useState(false)
  const { secondsLeft, startCooldown } = useCooldown(60)
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ email }) => {
    if (secondsLeft > 0) return
    setIsSent(false)
    try {
      await onSend(email)
      setIsSent(true)
      startCooldown()
    } catch (error) {
      setError('root', { message: errorMessageFor(error, 'The link could not be sent. Please try again.') })
    }
  })

  return (
    <AuthForm noValidate onSubmit={(event) => void send(event)}>
      {errors.root && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      <Field label="Email" error={errors.email?.message} required>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <SendButton type="submit" size="large" isSending={isSubmitting} secondsLeft={secondsLeft}>
        {button}
      </SendButton>
      <Confirmation role="status">{isSent && confirmation}</Confirmation>
    </AuthForm>
  )
}
