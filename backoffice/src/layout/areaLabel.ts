import { areaLabels } from '@fortnight/supabase/releases/areas'

const labels: Record<string, string> = areaLabels

/** The name of an area as text; one that this build does not know has none. */
export const areaLabel = (area: string) => labels[area] ?? area
