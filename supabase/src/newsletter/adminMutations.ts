import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { type SubscriberPage, subscribersKey } from './adminQueries.ts'

/** Deletes a subscriber for good. Deleting one twice succeeds. */
export const deleteSubscriber = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('newsletter_subscribers').delete().eq('id', id).throwOnError()
    },
    onSuccess: (_result: unknown, id: string, _onMutateResult: unknown, { client }: { client: QueryClient }) => {
      // The refetch may fail, and the list must not go on showing a deleted subscriber.
      const lists = { queryKey: [...subscribersKey, 'list'] }
      client.setQueriesData<SubscriberPage>(lists, (page) => page && withoutSubscriber(page, id))
      return client.invalidateQueries({ queryKey: subscribersKey })
    },
  })

function withoutSubscriber({ subscribers, total }: SubscriberPage, id: string): SubscriberPage {
  const remaining = subscribers.filter((subscriber) => subscriber.id !== id)
  return { subscribers: remaining, total: total - (subscribers.length - remaining.length) }
}
