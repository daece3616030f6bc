import { isDeepStrictEqual } from 'node:util'
import { database } from '@fortnight/supabase/client'
import type { RemoteName } from '../../../src/startup/bootData.ts'
import { createVersionedReader } from '../../pages/versionedReader.ts'

/** A build that a share of visitors gets in place of the stable one; shares in percent. */
export type Canary = { area: RemoteName; build: string; stable_build: string; share: number; updated_at: string }

let canaries: readonly Canary[] = []
let listener: (() => void) | undefined

/** The canaries that run at present, whether this server has loaded their builds or not. */
export const runningCanaries = () => canaries

/** Calls a function whenever other canaries are stored. */
export function onCanaryChange(callback: () => void) {
  listener = callback
}

/** Reads the canaries of a content version. */
export const refreshCanaries = createVersionedReader(
  'canaries',
  async () => (await database()).rpc('running_canaries', {}, { get: true }),
  (rows) => {
    if (isDeepStrictEqual(rows, canaries)) return
    canaries = rows as Canary[]
    listener?.()
  },
)
