import { useState } from 'react'
import { useNavigate } from '@fortnight/shared-ui/router'
import { track } from '@fortnight/shared-ui/track'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { authErrorCode } from '@fortnight/supabase/account/authErrorCode'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type About, AboutStep } from './AboutStep.tsx'
import { type Account, AccountStep, useAccountForm } from './AccountStep.tsx'
import { CheckEmail } from './CheckEmail.tsx'
import { signUp } from '../session/sessionController.ts'
import { SignUpSteps } from './SignUpSteps.tsx'

type Props = {
  plan: string | undefined
  /** The path to go to after sign-up. */
  destination: string
  /** Called with true when the account is requested, and with false when that fails. */
  onCreating: (isCreating: boolean) => void
}

const fallbackMessage = 'An error occurred during sign up'

/** The two steps. Values survive going back, a failed attempt and, except passwords, a reload. */
export function SignUpForm({ plan, destination, onCreating }: Props) {
  const navigate = useNavigate()
  const [step, setStep] = useState<'account' | 'about' | 'check-email'>('account')
  const form = useAccountForm()
  const draft = useDraft('sign-up', form, { omit: ['password', 'confirmPassword'] })
  const [account, setAccount] = useState<Account>(() => form.getValues())
  const [about, setAbout] = useState<About>({ howHeardAboutUs: '' })

  const create = async ({ howHeardAboutUs }: About) => {
    const { confirmPassword: _confirmPassword, ...input } = account
    onCreating(true)
    try {
      const { needsConfirmation } = await signUp({ ...input, howHeardAboutUs })
      draft.clear()
      track('signup_step_completed', { step: 'about' })
      track('form_submitted', { form: 'sign_up' })
      if (needsConfirmation) setStep('check-email')
      else await navigate(destination, { replace: true, state: { welcome: true, plan } })
      return undefined
    } catch (error) {
      onCreating(false)
      track('signup_failed', { step: 'about', error_type: authErrorCode(error) || 'unknown' })
      const message = errorMessageFor(error, fallbackMessage)
      if (authErrorCode(error) !== 'weak_password') return message
      setStep('account')
      form.setError('password', { message })
      return undefined
    }
  }

  if (step === 'check-email') return <CheckEmail email={account.email} />
  return (
    <>
      <SignUpSteps current={step} />
      {step === 'account' ? (
        <AccountStep
          form={form}
          draft={draft}
          onDone={(values) => {
            setAccount(values)
            setStep('about')
            track('signup_step_completed', { step: 'account' })
          }}
        />
      ) : (
        <AboutStep
          values={about}
          onBack={(values) => {
            setAbout(values)
            setStep('account')
          }}
          onSubmit={create}
        />
      )}
    </>
  )
}
