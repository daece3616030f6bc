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
export function useFieldControlProps(own: ControlProps): ControlProps {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required && !own.required ? true : undefined),
  }
}
