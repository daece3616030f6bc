import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { emailAddress } from '../form/accountRules.ts'
import { AuthForm } from '../form/AuthForm.tsx'
import { SendButton } from './SendButton.tsx'
import { useCoolDown } from './useCooldown.ts'

const schema = z.object({ email: emailAddress })

type Props = {
  lead: string
  button: string
  /** Said when the request was taken. The same for every address: it must not tell who has an account. */
  answer: string
  onSend: (email: string) => Promise<void>
}

/** Asks for an address and has a link sent there. */
export function LinkForm({ lead, button, answer, onSend }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  })
  const [isTaken, setIsTaken] = useState(false)
  const coolDown = useCoolDown(60)
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ email }) => {
    if (coolDown.left > 0) return
    setIsTaken(false)
    try {
      await onSend(email)
      setIsTaken(true)
      coolDown.start()
    } catch (error) {
      setError('root', { message: sentenceFor(error, 'The link could not be sent. Please try again.') })
    }
  })

  return (
    <AuthForm noValidate onSubmit={send}>
      <p>{lead}</p>
      {errors.root && <ErrorBanner>{errors.root.message}</ErrorBanner>}
      <Field label="Email" error={errors.email?.message} required>
        <Input type="email" autoComplete="email" {...register('email')} />
      </Field>
      <SendButton type="submit" size="large" isSending={isSubmitting} secondsLeft={coolDown.left}>
        {button}
      </SendButton>
      <div role="status">{isTaken && answer}</div>
    </AuthForm>
  )
}
