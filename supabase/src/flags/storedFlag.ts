/** How the value of a flag is set: on or off, or on for a share of visitors. */
export type FlagKind = 'boolean' | 'percentage'

/** The value of a flag that an admin has stored, in place of the default of the code. */
export type StoredFlag = {
  /** Area and name, such as "marketing.shortForm". */
  id: string
  area: string
  name: string
  kind: FlagKind
  /** The share of visitors for whom the flag is on. */
  percentage: number
  updated_at: string
}

/** A stored flag with its last change; the admin is null when the account is gone. */
export type ListedFlag = StoredFlag & {
  last_reason: string | null
  changed_by: string | null
  changed_at: string | null
}

/** What an admin has changed; null stands for no stored value. */
export type FlagEvent = {
  id: number
  area: string
  name: string
  kind: FlagKind
  from_percentage: number | null
  to_percentage: number | null
  reason: string
  created_at: string
  changed_by: string | null
}

/** The id of a flag in lists and forms. */
export const flagId = ({ area, name }: { area: string; name: string }) => `${area}.${name}`

/** The longest reason, as in the database. */
export const maxReasonLength = 500
