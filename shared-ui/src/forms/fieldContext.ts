import { createContext, use } from 'react'

type FieldContextValue = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

/** Passes id and state of a `Field` to the control inside it. */
export const FieldContext = createContext<FieldContextValue | null>(null)

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
  'aria-required'?: React.AriaAttributes['aria-required']
}

/** The id and ARIA attributes of a control: its own, else those of the `Field` around it. */
export function useFieldControlProps(props: ControlProps): ControlProps {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.id,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': props['aria-required'] ?? (field?.required && !props.required ? true : undefined),
  }
}
