import { areaLabels } from '@fortnight/supabase/releases/areas'

/** The areas, as filters and tables of errors and vitals name them. */
export const telemetryAreas = Object.entries(areaLabels).map(([value, label]) => ({ value, label }))
