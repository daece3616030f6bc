import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { fresh } from '../core/alwaysRefetch.ts'
import type { ProjectEvent } from '../projects/history.ts'

/** Something that happened to a person: an account made, a profile changed, the newsletter at the contact address. */
type PersonalEvent = {
  kind: 'joined' | 'profile_changed' | 'newsletter_asked' | 'newsletter_confirmed' | 'newsletter_ended'
  created_at: string
  project_id: null
}
/** Something that happened to one of the customer's projects. */
type EventOfProject = Omit<ProjectEvent, 'id'> & { project_id: string; project_name: string }

type CustomerEvent = PersonalEvent | EventOfProject

/** What happened to a customer and to their projects, newest first and a hundred at most. [ADMIN-CUST-6] */
export const customerHistory = (id: string) =>
  queryOptions({
    ...fresh,
    queryKey: ['user_profiles', 'history', id],
    queryFn: async ({ signal }) => {
      const db = await database()
      const history = db.rpc('customer_history', { customer: id })
      return (await history.abortSignal(signal).throwOnError()).data as CustomerEvent[]
    },
  })
