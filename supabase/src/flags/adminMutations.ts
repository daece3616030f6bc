import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { flagsKey } from './adminQueries.ts'
import { flagId, type FlagKind, type StoredFlag } from './storedFlag.ts'

const onSuccess = invalidates(flagsKey)

type FlagChange = Pick<StoredFlag, 'area' | 'name' | 'kind' | 'percentage'> & {
  reason: string
  /** The version that the admin has seen; undefined when nothing was stored. */
  updated_at: string | undefined
}

/** Stores the value of a flag. When it has changed since it was read, stores nothing and throws an `EditConflict`. */
export const setFlag = () =>
  mutationOptions({
    mutationFn: async ({ updated_at, ...change }: FlagChange) => {
      const db = await database()
      const values = { ...change, ...(updated_at && { base_version: updated_at }) }
      const stored = db.rpc('set_feature_flag', values).maybeSingle().throwOnError()
      return throwIfStale<StoredFlag>(stored.then(toStoredFlag), () => fetchStoredFlag(change))
    },
    onSuccess,
  })

type FlagRemoval = Pick<StoredFlag, 'area' | 'name' | 'updated_at'> & { reason: string }

/** Removes the stored value of a flag, so that the default of the code applies. */
export const removeFlag = () =>
  mutationOptions({
    mutationFn: async ({ updated_at, ...removal }: FlagRemoval) => {
      const db = await database()
      await db.rpc('remove_feature_flag', { ...removal, base_version: updated_at }).throwOnError()
    },
    onSuccess,
  })

async function fetchStoredFlag({ area, name }: Pick<StoredFlag, 'area' | 'name'>) {
  const db = await database()
  const row = db.from('feature_flags').select('area, name, kind, percentage, updated_at').eq('area', area)
  const { data } = toStoredFlag(await row.eq('name', name).single().throwOnError())
  return { data: data as StoredFlag }
}

type Row = Omit<StoredFlag, 'id' | 'kind'> & { kind: string }

const toStoredFlag = ({ data }: { data: Row | null }) => ({
  data: data && { ...data, kind: data.kind as FlagKind, id: flagId(data) },
})
