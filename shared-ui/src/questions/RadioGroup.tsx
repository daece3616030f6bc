import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { radioStyles } from '../controls/choiceStyles.ts'
import { FieldError } from '../forms/FieldError.tsx'
import { requiredLabel } from '../forms/requiredLabel.ts'

const Root = styled.fieldset`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: 600;
  }

  &[data-required] > legend {
    ${requiredLabel}
  }
`
const Options = styled.div`
  display: grid;
  gap: var(--space-1);

  &[data-variant='row'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: clamp(var(--space-3), 6%, var(--space-5));
  }
`
const Hint = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const Option = styled.label`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 44px;
  padding: 10px 0;
  line-height: 1.5;
  cursor: pointer;
  overflow-wrap: anywhere;

  /* Closer to its own control than to the next one. */
  [data-variant='row'] > & {
    gap: var(--space-2);
  }

  > input {
    ${radioStyles}
    margin-top: 2px;
  }

  &:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`

/** Props of `RadioGroup`. */
export type RadioGroupProps = Omit<ComponentProps<'fieldset'>, 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** A row is for a few short options. */
  variant?: 'column' | 'row'
  options: string[]
  /** The selected option; none of them for no selection. */
  value: string
  onValueChange: (value: string) => void
}

/** A few options, of which one is selected. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required = false, variant = 'column', ...others } = props
  const { options, value, onValueChange, children, ...rest } = others
  const id = useId()
  const describedBy = [error && `${id}error`, hint && `${id}hint`].filter(Boolean).join(' ') || undefined
  return (
    <Root aria-describedby={describedBy} data-required={required || undefined} {...rest}>
      <legend>{label}</legend>
      {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
      <Options data-variant={variant}>
        {options.map((option) => (
          <Option key={option}>
            <input
              type="radio"
              name={id}
              value={option}
              required={required}
              checked={option === value}
              onChange={() => onValueChange(option)}
            />
            <span>{option}</span>
          </Option>
        ))}
      </Options>
      {children}
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </Root>
  )
}
