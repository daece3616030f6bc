import { type SyntheticEvent, useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { useMutation } from '@fortnight/shared-ui/query'
import { RadioGroup } from '@fortnight/shared-ui/questions/RadioGroup'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import {
  maxSentenceLength,
  saveTestimonial,
  type TestimonialState,
} from '@fortnight/supabase/testimonials/ownTestimonial'
import { nameOptions } from './nameOptions.ts'

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`
const ratings = ['1', '2', '3', '4', '5']

type Values = { rating: string; body: string; mayPublish: boolean; name: string }

/** As the database counts, so that an emoji is one character. */
const lengthOf = (text: string) => Array.from(text.trim()).length

const problemsOf = ({ rating, body, mayPublish, name }: Values) => ({
  rating: rating === '' ? 'Please choose a rating' : undefined,
  body:
    lengthOf(body) === 0
      ? 'Please write a sentence'
      : lengthOf(body) > maxSentenceLength
        ? `Please keep it to ${maxSentenceLength} characters`
        : undefined,
  name: mayPublish && name === '' ? 'Please choose a name' : undefined,
})

type Props = TestimonialState & {
  project: string
  onSaved: () => void
  /** Only when something was said before. */
  onCancel: (() => void) | undefined
}

/** The rating, the sentence, and the consent with the form of the name. [FORT-209] */
export function TestimonialForm({ project, names, testimonial, onSaved, onCancel }: Props) {
  const options = nameOptions(names)
  const nameOf = (form: string | undefined) => options.find((option) => option.form === form)?.text ?? ''
  const [initial] = useState<Values>({
    rating: testimonial ? String(testimonial.rating) : '',
    body: testimonial?.body ?? '',
    mayPublish: testimonial?.has_consented ?? false,
    // A name is chosen again with each consent.
    name: testimonial?.has_consented ? nameOf(testimonial.name_form) : '',
  })
  const [values, setValues] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const { mutateAsync, isPending, error } = useMutation(saveTestimonial())
  useUnsavedChangesWarning(JSON.stringify(values) !== JSON.stringify(initial))
  const problems = problemsOf(values)
  const shown: Partial<typeof problems> = isChecked ? problems : {}
  const change = (changed: Partial<Values>) => setValues((current) => ({ ...current, ...changed }))

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isPending || Object.values(problems).some(Boolean)) return
    const { rating, body, mayPublish, name } = values
    const nameForm = (mayPublish && options.find(({ text }) => text === name)?.form) || 'anonymous'
    // A promise, because the form is gone once the stored rating is shown. The banner shows why it fails.
    void mutateAsync({ project, rating: Number(rating), body: body.trim(), nameForm, mayPublish }).then(
      onSaved,
      () => undefined,
    )
  }
  return (
    <Root noValidate aria-label="Rating" onSubmit={submit}>
      <p>The {brand.name} team sees exactly what you write.</p>
      {error && <ErrorBanner>{errorMessageFor(error, 'Your rating was not saved. Please try again.')}</ErrorBanner>}
      <RadioGroup
        label="Your rating"
        hint="1 is poor, 5 is excellent."
        variant="row"
        options={ratings}
        value={values.rating}
        error={shown.rating}
        required
        onValueChange={(rating) => change({ rating })}
      />
      <Field
        label="Your review in a sentence"
        hint={`${lengthOf(values.body)} of ${maxSentenceLength} characters`}
        error={shown.body}
        required
      >
        <Textarea rows={3} value={values.body} onChange={({ target }) => change({ body: target.value })} />
      </Field>
      <Checkbox checked={values.mayPublish} onChange={({ target }) => change({ mayPublish: target.checked })}>
        {brand.name} may publish my review on its website under the name that I choose. I can withdraw this at any time.
        My rating stays private.
      </Checkbox>
      {values.mayPublish && (
        <RadioGroup
          label="Published as"
          options={options.map(({ text }) => text)}
          value={values.name}
          error={shown.name}
          required
          onValueChange={(name) => change({ name })}
        />
      )}
      <ActionBar>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? 'Saving…' : 'Save rating'}
        </Button>
      </ActionBar>
    </Root>
  )
}
