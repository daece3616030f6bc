import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldContext } from './fieldContext.ts'
import { FieldError } from './FieldError.tsx'
import { OptionalMark, requiredLabel } from './requiredLabel.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
`

const Label = styled.label`
  justify-self: start;
  font-weight: 600;

  &[data-required] {
    ${requiredLabel}
  }
`

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);

  /* Closer to the label than to the control. */
  &[data-above] {
    margin-bottom: var(--space-1);
  }
`

/** Props of `Field`. */
export type FieldProps = ComponentProps<'div'> & {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  /** Whether the hint is between label and control, because it is part of a question. */
  isHintAbove?: boolean
  required?: boolean
  /** Whether it is said that it may stay empty, because most others may not. */
  optional?: boolean
}

/**
 * Label, hint and error of the one control inside it. They are connected to the control, and screen readers announce the
 * error when it appears.
 */
export function Field(props: FieldProps) {
  const { label, error, hint, isHintAbove, required = false, optional = false, children, ...rest } = props
  const id = useId()
  const hintId = hint ? `${id}hint` : ''
  const errorId = error ? `${id}error` : ''
  const context = useMemo(
    () => ({ id, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined, invalid: !!errorId, required }),
    [id, hintId, errorId, required],
  )
  return (
    <Root {...rest}>
      <Label htmlFor={id} data-required={required || undefined}>
        {label}
        {optional && <OptionalMark> (optional)</OptionalMark>}
      </Label>
      {hint && isHintAbove && (
        <Hint id={hintId} data-above>
          {hint}
        </Hint>
      )}
      <FieldContext value={context}>{children}</FieldContext>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && !isHintAbove && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  )
}
