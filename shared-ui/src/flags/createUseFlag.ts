import { useQueryClient } from '@fortnight/shared-ui/query'
import type { FlagDeclaration } from './flagDeclarations.ts'
import { providedFlags } from './provideFlags.ts'

/**
 * Creates the hook that tells whether a flag of an area is on. It accepts declared names only, and its result stays the same
 * until the page is loaded again.
 */
export const createUseFlag =
  <Name extends string>(area: string, flags: Record<Name, FlagDeclaration>) =>
  (name: Name) =>
    providedFlags(useQueryClient())[`${area}.${name}`] ?? flags[name].default
