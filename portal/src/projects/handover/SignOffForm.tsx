import { type SyntheticEvent, useRef, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { FieldError } from '@fortnight/shared-ui/forms/FieldError'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { signOff } from '@fortnight/supabase/signOff/mutations'
import { HandoverCard } from './handoverStyles.ts'

type Props = {
  project: string
  /** The hash of what is shown above. */
  basisHash: string
}

/** The typed name and the confirmation by which a client signs off. [FORT-142] */
export function SignOffForm({ project, basisHash }: Props) {
  const [name, setName] = useState('')
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const { mutate, isPending, error } = useMutation(signOff())
  const nameInput = useRef<HTMLInputElement>(null)
  const agreedBox = useRef<HTMLInputElement>(null)
  const length = name.trim().length
  const isNameWrong = length < 2 || length > 120

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const wrongField = isNameWrong ? nameInput : hasAgreed ? undefined : agreedBox
    wrongField?.current?.focus()
    if (isPending || wrongField) return
    mutate({ project, name: name.trim(), basisHash })
  }
  return (
    <HandoverCard as="form" noValidate aria-labelledby="sign" onSubmit={submit}>
      <h2 id="sign">Sign off</h2>
      {error && (
        <ErrorBanner>{errorMessageFor(error, 'The project was not signed off. Please try again.')}</ErrorBanner>
      )}
      <Field
        label="Your full name"
        error={isChecked && isNameWrong ? 'Please type your full name, with 2 to 120 characters' : undefined}
        required
      >
        <Input ref={nameInput} autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <div>
        <Checkbox
          ref={agreedBox}
          checked={hasAgreed}
          aria-invalid={isChecked && !hasAgreed}
          aria-describedby={isChecked && !hasAgreed ? 'agreed-error' : undefined}
          onChange={({ target }) => setHasAgreed(target.checked)}
        >
          I have read what I accept, and accept it on behalf of the client
        </Checkbox>
        {isChecked && !hasAgreed && <FieldError id="agreed-error">Please confirm that you have read it</FieldError>}
      </div>
      <p>This is not a qualified electronic signature. A sign-off can’t be undone.</p>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? 'Signing off…' : 'Sign off on the project'}
      </Button>
    </HandoverCard>
  )
}
