import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'

/** The first part of the query keys of everything about notifications. */
export const notificationsKey = ['notifications'] as const

/** What is mailed, and how: soon, in a daily digest, or not at all. Reminders are for admins, and never in a digest. */
export type NotificationSettings = {
  messages: 'soon' | 'daily' | 'off'
  files: 'soon' | 'daily' | 'off'
  status: 'soon' | 'daily' | 'off'
  reminders: 'soon' | 'off'
}

const defaults: NotificationSettings = { messages: 'soon', files: 'soon', status: 'soon', reminders: 'soon' }
const uniqueViolation = '23505'

/** How the user is told about their projects. */
export const notificationSettings = (userId: string) =>
  queryOptions({
    queryKey: [...notificationsKey, userId],
    queryFn: async ({ signal }) => {
      const db = await database()
      const row = db.from('notification_settings').select('messages, files, status, reminders').eq('user_id', userId)
      const { data } = await row.abortSignal(signal).maybeSingle().throwOnError()
      return (data ?? defaults) as NotificationSettings
    },
  })

/** Saves how the user is told about their projects. */
export const saveNotificationSettings = () =>
  mutationOptions({
    mutationFn: async ({ userId, ...chosen }: NotificationSettings & { userId: string }) => {
      if (await tryUpdate(userId, chosen)) return
      const db = await database()
      const { error } = await db.from('notification_settings').insert({ user_id: userId, ...chosen })
      // Another tab, or an unsubscribe link, has created them in the meantime.
      if (error?.code === uniqueViolation) await tryUpdate(userId, chosen)
      else if (error) throw error
    },
    onSuccess: invalidates(notificationsKey),
  })

/** Changes the stored settings; false when nothing is stored. */
async function tryUpdate(userId: string, chosen: NotificationSettings) {
  const db = await database()
  const rows = db.from('notification_settings').update(chosen).eq('user_id', userId).select('user_id')
  return (await rows.throwOnError()).data.length > 0
}
