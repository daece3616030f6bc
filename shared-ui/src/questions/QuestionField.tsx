import { useId, type ComponentProps, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'
import { Input } from '../controls/Input.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { Textarea } from '../controls/Textarea.tsx'
import { Field } from '../forms/Field.tsx'
import { FieldError } from '../forms/FieldError.tsx'
import { OptionalMark } from '../forms/requiredLabel.ts'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

const Files = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  > p:first-child {
    font-weight: 600;
  }
`
/* Only optional ones are marked: nearly all have to be answered. */
const optionalMarked = css`
  --required-mark: '';
`
const TextField = styled(Field)`
  ${optionalMarked}
`
const Choices = styled.div`
  ${optionalMarked}
`
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const NumberInput = styled(Input)`
  max-width: 12rem;
`
const Clear = styled(Button)`
  justify-self: start;
`

/** A question as its field shows it. */
export type FieldQuestion = {
  type: 'text' | 'choice' | 'number' | 'file'
  label: string
  help: string
  required: boolean
  choices: string[]
}

/** Props of `QuestionField`. The children choose the file of a question for one. */
export type QuestionFieldProps = Omit<ComponentProps<'div'>, 'children' | 'onChange'> & {
  question: FieldQuestion
  value: string
  onValueChange: (value: string) => void
  error?: string | undefined
  disabled?: boolean
  children?: ReactNode
}

/** One question of a questionnaire with the field for its answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onValueChange, error, disabled = false, children, ...rest } = props
  const { type, help, required, choices } = question
  const label = required ? (
    question.label
  ) : (
    <>
      {question.label} <OptionalMark>(optional)</OptionalMark>
    </>
  )
  const field = { label, hint: help, error, required }
  if (type === 'file') {
    return (
      <FileGroup {...field} {...rest}>
        {children}
      </FileGroup>
    )
  }
  if (type === 'choice') {
    return (
      <Choices {...rest}>
        <RadioGroup {...field} options={choices} value={value} onValueChange={onValueChange} disabled={disabled}>
          {!required && value && !disabled && (
            <Clear variant="ghost" size="small" onClick={() => onValueChange('')}>
              Clear my choice
            </Clear>
          )}
        </RadioGroup>
      </Choices>
    )
  }
  const control = { value, disabled }
  return (
    <TextField {...field} isHintAbove {...rest}>
      {type === 'number' ? (
        <NumberInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onValueChange(target.value)}
        />
      ) : (
        <Textarea {...control} rows={4} onChange={({ target }) => onValueChange(target.value)} />
      )}
    </TextField>
  )
}

type GroupProps = Omit<ComponentProps<'div'>, 'onChange'> & {
  label: ReactNode
  hint: string
  error: string | undefined
  required: boolean
}

function FileGroup({ label, hint, error, required, children, ...rest }: GroupProps) {
  const id = useId()
  return (
    <Files role="group" aria-labelledby={id} {...rest}>
      <p id={id}>
        {label}
        {/* No attribute says it of a group. */}
        {required && <VisuallyHidden> (required)</VisuallyHidden>}
      </p>
      {hint && <Hint>{hint}</Hint>}
      {children}
      {error && <FieldError>{error}</FieldError>}
    </Files>
  )
}
