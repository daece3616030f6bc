import { pruneImages } from '@fortnight/supabase/images/pruneImages'
import { purgePendingSubscribers } from '@fortnight/supabase/newsletter/subscription'
import { purgeLiveEvents, purgeMails, queueReminders } from '@fortnight/supabase/server/mailOutbox'
import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import { purgeClientErrors, purgeWebVitals } from '@fortnight/supabase/server/telemetry'
import type { Job } from './hourlyJobs.ts'

/** The jobs that remind of what waits and delete what is no longer needed. The secret key bypasses row-level security. */
export function dataJobs(url: string, secretKey: string): Job[] {
  const connection = { url, key: secretKey }
  const admin = serviceClient(connection)
  return [
    { name: 'Unconfirmed newsletter addresses deleted', run: () => purgePendingSubscribers(admin) },
    { name: 'Unused images deleted', run: () => pruneImages(admin, connection) },
    { name: 'Reminders written', run: () => queueReminders(admin) },
    { name: 'Old emails deleted', run: () => purgeMails(admin) },
    { name: 'Old events of open browsers deleted', run: () => purgeLiveEvents(admin) },
    { name: 'Old errors of browsers deleted', run: () => purgeClientErrors(admin) },
    { name: 'Old vitals of pages deleted', run: () => purgeWebVitals(admin) },
  ]
}
