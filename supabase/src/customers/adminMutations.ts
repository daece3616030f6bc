import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { profilesKey } from '../profiles/queries.ts'
import { type Customer, type StoredCustomer, storedCustomerColumns } from './adminQueries.ts'

/** The fields of a customer that an admin edits; sign-in address and user type are not among them. */
export type CustomerValues = Omit<Customer, 'id' | 'created_at' | 'how_heard_about_us'>

/** `updated_at` is that of the customer that the form was filled from; without it a newer version is overwritten. */
type CustomerUpdate = { id: string; updated_at?: string } & Partial<CustomerValues>

/** Updates the given fields of a customer. When `updated_at` is stale, stores nothing and throws an `EditConflict`. */
export const updateCustomer = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...values }: CustomerUpdate) => {
      const db = await database()
      const update = db.from('user_profiles').update(values).eq('id', id)
      if (updated_at === undefined) return (await update.select(storedCustomerColumns).single().throwOnError()).data
      // A deleted customer is no conflict: `single` throws for it.
      return throwIfStale<StoredCustomer>(
        update.eq('updated_at', updated_at).select(storedCustomerColumns).maybeSingle().throwOnError(),
        () => db.from('user_profiles').select(storedCustomerColumns).eq('id', id).single().throwOnError(),
      )
    },
    // Lists of projects show the names of their clients.
    onSuccess: invalidates(profilesKey, ['projects'], ['overview']),
  })
