import { tidyOutbox } from '@fortnight/supabase/server/outbox'
import { log } from '../http/log.ts'
import type { Job } from './hourlyJobs.ts'

/** Deletes mails that were kept as files for longer than a number of days. */
export const outboxJob = (outbox: string, days: number): Job => ({
  name: 'Kept emails deleted',
  run: async () => {
    const { deleted, warning } = await tidyOutbox(outbox, days)
    if (warning) log.error(`mail: ${warning}`)
    return deleted
  },
})
