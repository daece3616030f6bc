import type { ErrorKind } from '@fortnight/supabase/telemetry/clientErrors'

/** How an error came up. */
export const errorKinds = [
  { value: 'error', label: 'Uncaught' },
  { value: 'rejection', label: 'Rejected promise' },
  { value: 'load', label: 'Did not load' },
  { value: 'boundary', label: 'Shown as an error' },
] as const satisfies { value: ErrorKind; label: string }[]
