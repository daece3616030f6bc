import { useState } from 'react'
import { useNavigate } from '@fortnight/shared-ui/router'
import { track } from '@fortnight/shared-ui/track'
import { sentenceFor } from '@fortnight/supabase/errors'
import { homeOf } from '../areas.ts'
import { type About, AboutStep } from './AboutStep.tsx'
import { AccountStep, blankAccount } from './AccountStep.tsx'
import { CheckEmail } from './CheckEmail.tsx'
import { signUp } from './sessionController.ts'
import { SignUpSteps } from './SignUpSteps.tsx'

type Props = {
  plan: string | undefined
  /** True from the moment the account is asked for until that failed. */
  onCreating: (isCreating: boolean) => void
}

const fallback = 'An error occurred during sign up'

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? 'unknown'

/** The two steps; what was typed survives going back and a refused attempt. */
export function SignUpForm({ plan, onCreating }: Props) {
  const navigate = useNavigate()
  const [step, setStep] = useState<'account' | 'about' | 'check-email'>('account')
  const [account, setAccount] = useState(blankAccount)
  const [about, setAbout] = useState<About>({ howHeardAboutUs: '' })

  const create = async ({ howHeardAboutUs }: About) => {
    const { name, email, password, mobileNumber, companyName } = account
    const input = { name, email, password, mobileNumber, companyName, howHeardAboutUs }
    onCreating(true)
    try {
      const { error, needsConfirmation } = await signUp(input)
      if (error) throw error
      track('signup_step_completed', { step: 'about' })
      track('form_submitted', { form: 'sign_up' })
      if (needsConfirmation) setStep('check-email')
      else await navigate(homeOf.client, { replace: true, state: { welcome: true, plan } })
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
          account={account}
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
