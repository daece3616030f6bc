import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { type PartnerValues, type StoredPartner, storedPartnerColumns } from './adminQueries.ts'
import { partnersKey } from './queries.ts'

const onSuccess = invalidates(partnersKey)

export const createPartner = () =>
  mutationOptions({
    mutationFn: async (values: PartnerValues): Promise<StoredPartner> => {
      const db = await database()
      return (await db.from('partners').insert(values).select(storedPartnerColumns).single().throwOnError()).data
    },
    onSuccess,
  })

/** `updated_at` is that of the partner that the form was filled from. */
type PartnerUpdate = PartnerValues & { id: string; updated_at: string }

/** Updates a partner. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. */
export const updatePartner = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...values }: PartnerUpdate): Promise<StoredPartner> => {
      const db = await database()
      const update = db.from('partners').update(values).eq('id', id).eq('updated_at', updated_at)
      // A deleted partner is no conflict: `single` throws for it.
      return throwIfStale<StoredPartner>(update.select(storedPartnerColumns).maybeSingle().throwOnError(), () =>
        db.from('partners').select(storedPartnerColumns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess,
  })

/** Deletes a partner. Deleting it twice succeeds. */
export const deletePartner = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('partners').delete().eq('id', id).throwOnError()
    },
    onSuccess,
  })

/** Restores a deleted partner with its id. */
export const restorePartner = () =>
  mutationOptions({
    mutationFn: async (partner: StoredPartner) => {
      const db = await database()
      await db.from('partners').insert(partner).throwOnError()
    },
    onSuccess,
  })
