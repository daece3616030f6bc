import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { track } from '@fortnight/shared-ui/track'
import { howHeardOptions } from '@fortnight/supabase/profiles/labels'
import { AuthForm } from '../form/AuthForm.tsx'

const schema = z.object({ howHeardAboutUs: z.string().min(1, 'Please tell us how you heard about us') })

export type About = z.infer<typeof schema>

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  > * {
    flex-grow: 1;
  }
`

type Props = {
  values: About
  onBack: (about: About) => void
  /** Creates the account; resolves to the message to show when that failed. */
  onSubmit: (about: About) => Promise<string | undefined>
}

/** Step 2: one question, and the button that creates the account. */
export function AboutStep({ values: defaultValues, onBack, onSubmit }: Props) {
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues,
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  const message = errors.howHeardAboutUs?.message ?? errors.root?.message

  const trackInvalid = () => track('signup_failed', { step: 'about', error_type: 'validation' })
  const create = handleSubmit(async (values) => {
    const failure = await onSubmit(values)
    if (failure) setError('root', { message: failure })
  }, trackInvalid)

  return (
    <AuthForm noValidate onSubmit={(event) => void create(event)}>
      {message && <ErrorBanner>{message}</ErrorBanner>}
      <Field label="How did you hear about us?" required>
        <Select {...register('howHeardAboutUs')} aria-invalid={Boolean(errors.howHeardAboutUs)}>
          <option value="">Choose one</option>
          {howHeardOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Actions>
        <Button variant="secondary" size="large" disabled={isSubmitting} onClick={() => onBack(getValues())}>
          Back
        </Button>
        <Button type="submit" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Creating Account...' : 'Create account'}
        </Button>
      </Actions>
    </AuthForm>
  )
}
