import { queryOptions } from '@tanstack/react-query'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { requestWebServer } from '../core/webServerRequest.ts'
import { flagsKey } from './adminQueries.ts'
import type { FlagKind } from './storedFlag.ts'

/** A flag that the code of a live build declares. */
export type DeclaredFlag = {
  area: string
  name: string
  kind: FlagKind
  /** Whether the flag is on while nothing is stored. */
  default: boolean
  description: string
  owner: string
  /** The last day on which the flag may be in the code, such as "2027-03-31". */
  expires: string
}

/** The flags that the live builds of all areas declare, as the web server knows them. */
export const declaredFlags = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...flagsKey, 'declared'],
    queryFn: ({ signal }) => requestWebServer<DeclaredFlag[]>('/releases/flags', { signal }),
  })
