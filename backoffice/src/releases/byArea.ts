import { telemetryAreas } from '../list/telemetryAreas.ts'

const placeOf = (area: string) => telemetryAreas.findIndex(({ value }) => value === area)

/** Sorts by area, in the order of the pages of errors and vitals. */
export const byArea = (a: { area: string }, b: { area: string }) => placeOf(a.area) - placeOf(b.area)
