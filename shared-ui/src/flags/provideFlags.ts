import type { QueryClient } from '@fortnight/shared-ui/query'
import type { FlagValues } from './flagDeclarations.ts'

// Flags travel with the query client, which a page shares with areas that are built and released on their own. They are no
// query of it, so signing out does not clear them.
const flagsKey = ['flags']

/** Gives the page the values of its flags. The server and the browser call it with the same values, before they render. */
export const provideFlags = (queryClient: QueryClient, values: FlagValues) =>
  queryClient.setQueryDefaults(flagsKey, { meta: { values } })

/** The values that `provideFlags` has given; none in a page of a shell without flags. */
export const providedFlags = (queryClient: QueryClient) =>
  (queryClient.getQueryDefaults(flagsKey).meta?.values ?? {}) as FlagValues
