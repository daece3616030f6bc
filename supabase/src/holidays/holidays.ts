import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'

const holidaysKey = ['holidays'] as const
const maxHolidays = 1_000

/** A day on which the business does not work, such as "2025-12-25". */
export type Holiday = { day: string; name: string }

/** All holidays, the latest first. */
export const holidays = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: holidaysKey,
    queryFn: async ({ signal }): Promise<Holiday[]> => {
      const db = await database()
      const rows = db.from('holidays').select('day, name').order('day', { ascending: false }).limit(maxHolidays)
      return (await rows.abortSignal(signal).throwOnError()).data
    },
  })

// The days of plans depend on them, too.
const onSuccess = invalidates(holidaysKey, projectsKey)

export const createHoliday = () =>
  mutationOptions({
    mutationFn: async (holiday: Holiday) => {
      const db = await database()
      await db.from('holidays').insert(holiday).throwOnError()
    },
    onSuccess,
  })

/** Deletes a holiday. Deleting one twice succeeds. */
export const deleteHoliday = () =>
  mutationOptions({
    mutationFn: async (day: string) => {
      const db = await database()
      await db.from('holidays').delete().eq('day', day).throwOnError()
    },
    onSuccess,
  })
