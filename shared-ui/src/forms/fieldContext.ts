import { createContext, use } from 'react'

type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

/** What `Field` tells the control inside it. */
export const FieldContext = createContext<FieldWiring | null>(null)

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: React.AriaAttributes['aria-invalid']
  'aria-required'?: React.AriaAttributes['aria-required']
}

/** The ARIA wiring of a control: from the `Field` around it, unless the control says otherwise itself. */
export function useFieldWiring(own: ControlProps): ControlProps {
  const field = use(FieldContext)
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field?.required && !own.required ? true : undefined),
  }
}
