import { useState } from 'react'
import { useNavigate } from '@fortnight/shared-ui/router'
import { track } from '@fortnight/shared-ui/track'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { type About, AboutStep } from './AboutStep.tsx'
import { type Account, AccountStep, useAccountForm } from './AccountStep.tsx'
import { CheckEmail } from './CheckEmail.tsx'
import { signUp } from '../session/sessionController.ts'
import { SignUpSteps } from './SignUpSteps.tsx'

type Props = {
  plan: string | undefined
  /** Where the new client wants to go. */
  destination: string
  /** True from the moment the account is asked for until that failed. */
  onCreating: (isCreating: boolean) => void
}

const fallback = 'An error occurred during sign up'

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? 'unknown'

/** The two steps; what was typed survives going back, a refused attempt and a reload, which forgets the passwords. */
export function SignUpForm({ plan, destination, onCreating }: Props) {
  const navigate = useNavigate()
  const [step, setStep] = useState<'account' | 'about' | 'check-email'>('account')
  const form = useAccountForm()
  const draft = useDraft('sign-up', form, { omit: ['password', 'confirmPassword'] })
  const [account, setAccount] = useState<Account>(() => form.getValues())
  const [about, setAbout] = useState<About>({ howHeardAboutUs: '' })

  const create = async ({ howHeardAboutUs }: About) => {
    const { confirmPassword: _sameAgain, ...input } = account
    onCreating(true)
    try {
      const { error, needsConfirmation } = await signUp({ ...input, howHeardAboutUs })
      if (error) throw error
      draft.clear()
      track('signup_step_completed', { step: 'about' })
      track('form_submitted', { form: 'sign_up' })
      if (needsConfirmation) setStep('check-email')
      else await navigate(destination, { replace: true, state: { welcome: true, plan } })
      return undefined
    } catch (error) {
      onCreating(false)
      track('signup_failed', { step: 'about', error_type: codeOf(error) })
      return sentenceFor(error, fallback)
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
          about={about}
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
