import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'

const feedKey = ['calendar-feed'] as const

/** The path of the user's calendar feed on this site; null without one. Anyone with it can read the feed. */
export const ownCalendarFeed = (userId: string) =>
  queryOptions({
    queryKey: [...feedKey, userId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const row = db.from('calendar_feeds').select('token').eq('user_id', userId)
      const { data } = await row.abortSignal(signal).maybeSingle().throwOnError()
      return data ? `/calendar/${data.token}.ics` : null
    },
  })

const onSuccess = invalidates(feedKey)

/** Creates the user's feed, or replaces its link, so that the one before opens nothing. */
export const renewCalendarFeed = () =>
  mutationOptions({
    mutationFn: async () => {
      const db = await database()
      await db.rpc('renew_calendar_feed').throwOnError()
    },
    onSuccess,
  })

/** Ends the user's feed. */
export const revokeCalendarFeed = () =>
  mutationOptions({
    mutationFn: async (userId: string) => {
      const db = await database()
      await db.from('calendar_feeds').delete().eq('user_id', userId).throwOnError()
    },
    onSuccess,
  })
