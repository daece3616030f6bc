import type { TelemetryArea } from '@fortnight/supabase/telemetry/clientErrors'

/** The areas, as filters and tables of errors and vitals name them. */
export const telemetryAreas = [
  { value: 'shell', label: 'Shell' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'portal', label: 'Portal' },
  { value: 'backoffice', label: 'Back office' },
] as const satisfies { value: TelemetryArea; label: string }[]
