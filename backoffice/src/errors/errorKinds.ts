import type { ErrorKind } from '@fortnight/supabase/telemetry/clientErrors'

/** How an error came up. */
export const errorKinds = [
  { value: 'error', label: 'Uncaught' },
  { value: 'rejection', label: 'Rejected promise' },
  { value: 'load', label: 'Did not load' },
  { value: 'boundary', label: 'The visitor saw an error message' },
] as const satisfies { value: ErrorKind; label: string }[]
