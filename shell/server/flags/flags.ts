import type { FlagDeclarations, FlagValues } from '@fortnight/shared-ui/flags/flagDeclarations'
import { database } from '@fortnight/supabase/client'
import { flags as ownFlags } from '../../src/layout/flags.ts'
import { createVersionedReader } from '../pages/versionedReader.ts'
import { isWithinShare } from './visitorShare.ts'

/** The flags of a page. `key` tells pages with other values apart, and is empty when all flags have their default. */
export type PageFlags = { values: FlagValues; key: string; dependsOnVisitor: boolean }

const declared = new Map<string, FlagDeclarations>([['shell', ownFlags]])
/** The shares of visitors that admins have stored, by area and name. */
let stored = new Map<string, number>()
/** By the visitor's number, so that a request costs a lookup. */
const resolved = new Map<number | undefined, PageFlags>()

/** The flags that the live builds of all areas declare. */
export const declaredFlags = () =>
  [...declared].flatMap(([area, flags]) => Object.entries(flags).map(([name, flag]) => ({ area, name, ...flag })))

/** Replaces the flags of an area with those that its live build declares. */
export function setDeclaredFlags(area: string, flags: FlagDeclarations) {
  declared.set(area, flags)
  resolved.clear()
}

/** Reads the stored values of a content version. */
export const refreshFlags = createVersionedReader(
  'flags',
  async () => (await database()).rpc('feature_flag_values', {}, { get: true }),
  (rows) => {
    stored = new Map(rows.map(({ area, name, percentage }) => [`${area}.${name}`, percentage]))
    resolved.clear()
  },
)

/** Whether any flag is on for a share of visitors at present, so that pages depend on the visitor's number. */
export const dependOnVisitor = () => resolveFlags(undefined).dependsOnVisitor

/** The flags of a page for the visitor with this number, from 0 to 99; a visitor without one gets the defaults of shares. */
export function resolveFlags(visitorNumber: number | undefined): PageFlags {
  let flags = resolved.get(visitorNumber)
  if (!flags) resolved.set(visitorNumber, (flags = resolve(visitorNumber)))
  return flags
}

function resolve(visitorNumber: number | undefined): PageFlags {
  const values: FlagValues = {}
  let dependsOnVisitor = false
  for (const { area, name, default: defaultValue } of declaredFlags()) {
    const id = `${area}.${name}`
    const percentage = stored.get(id) ?? (defaultValue ? 100 : 0)
    const isShare = percentage > 0 && percentage < 100
    dependsOnVisitor ||= isShare
    const isOn =
      isShare && visitorNumber === undefined ? defaultValue : isWithinShare(id, percentage, visitorNumber ?? 0)
    if (isOn !== defaultValue) values[id] = isOn
  }
  const key = Object.keys(values).length ? ` ${JSON.stringify(values)}` : ''
  return { values, key, dependsOnVisitor }
}
