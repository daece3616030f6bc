import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { profilesKey } from '../profiles/queries.ts'
import type { ProjectEvent } from '../projects/history.ts'

/** An event of the account: created, profile changed, or the newsletter at the contact address. */
type AccountEvent = {
  kind: 'joined' | 'profile_changed' | 'newsletter_asked' | 'newsletter_confirmed' | 'newsletter_ended'
  created_at: string
  project_id: null
}
/** An event of one of the customer's projects. */
type CustomerProjectEvent = Omit<ProjectEvent, 'id'> & { project_id: string; project_name: string }

type CustomerEvent = AccountEvent | CustomerProjectEvent

/** The events of a customer and of their projects, newest first, a hundred at most. [ADMIN-CUST-6] */
export const customerHistory = (id: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...profilesKey, 'history', id],
    queryFn: async ({ signal }) => {
      const db = await database()
      const history = db.rpc('customer_history', { customer: id })
      return (await history.abortSignal(signal).throwOnError()).data as CustomerEvent[]
    },
  })
