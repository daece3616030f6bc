import type { DeclaredFlag } from '@fortnight/supabase/flags/declaredFlags'
import { flagId, type FlagKind, type ListedFlag } from '@fortnight/supabase/flags/storedFlag'

/** A flag that the code of a live build declares, that an admin has stored, or both. */
export type FlagRow = {
  id: string
  area: string
  name: string
  kind: FlagKind
  /** The share of visitors for whom it is on. */
  percentage: number
  declared: DeclaredFlag | undefined
  stored: ListedFlag | undefined
}

/** The share of visitors for whom a flag is on while nothing is stored. */
export const defaultPercentage = (declared: DeclaredFlag | undefined) => (declared?.default ? 100 : 0)

/** All flags by area and name; those that no live build declares come last, because they only wait to be removed. */
export function listFlags(declared: DeclaredFlag[], stored: ListedFlag[]): FlagRow[] {
  const ids = new Set([...declared.map(flagId), ...stored.map(flagId)])
  const rows = [...ids].flatMap((id) => {
    const declaration = declared.find((flag) => flagId(flag) === id)
    const value = stored.find((flag) => flag.id === id)
    const known = declaration ?? value
    if (!known) return []
    const { area, name, kind } = known
    const percentage = value?.percentage ?? defaultPercentage(declaration)
    return [{ id, area, name, kind, percentage, declared: declaration, stored: value }]
  })
  return rows.sort((a, b) => Number(!a.declared) - Number(!b.declared) || a.id.localeCompare(b.id))
}

/** The value of a flag as text. */
export function describeValue(percentage: number) {
  if (percentage === 0) return 'Off'
  return percentage === 100 ? 'On' : `On for ${percentage}% of visitors`
}
