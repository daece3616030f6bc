/** A flag as the code of its area declares it. */
export type FlagDeclaration = {
  /** Boolean flags are on or off for all visitors, others on for a share of them. */
  kind: 'boolean' | 'percentage'
  /** Whether the flag is on while the database stores nothing else. */
  default: boolean
  /** What the flag turns on, for the admin who does. */
  description: string
  /** Who removes the flag. */
  owner: string
  /** The last day on which the flag may be in the code, such as "2027-03-31". A test fails after it. */
  expires: string
}

/** The flags of an area by name. */
export type FlagDeclarations = Record<string, FlagDeclaration>

/** Whether flags are on, by area and name ("portal.newSearch"). Those that have their default are left out. */
export type FlagValues = Record<string, boolean>
