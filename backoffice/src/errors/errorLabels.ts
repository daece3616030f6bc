import type { ErrorKind, TelemetryArea } from '@fortnight/supabase/telemetry/clientErrors'

/** The areas, as filters and badges name them. */
export const errorAreas = [
  { value: 'shell', label: 'Shell' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'portal', label: 'Portal' },
  { value: 'backoffice', label: 'Back office' },
] as const satisfies { value: TelemetryArea; label: string }[]

/** How an error came up. */
export const errorKinds = [
  { value: 'error', label: 'Uncaught' },
  { value: 'rejection', label: 'Rejected promise' },
  { value: 'load', label: 'Did not load' },
  { value: 'boundary', label: 'Shown as an error' },
] as const satisfies { value: ErrorKind; label: string }[]
