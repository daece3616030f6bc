import { type SharedStore, sharedStore } from '../limits/sharedStore.ts'
import { clearCachesIfContentChanged } from './contentVersion.ts'

const channel = 'fortnight:content-changed'

// The store itself logs when Redis is down. The other shells then find changes by polling, within a second.
const ignoreOutage = () => undefined

/** Tells the other shells that public content has changed. */
export async function announceContentChange(store: SharedStore | undefined = sharedStore()) {
  await store?.client.publish(channel, '').catch(ignoreOutage)
}

/**
 * Clears the response caches as soon as another shell announces a change. The announcement only says when to look; the database
 * says what is current. Returns the function that ends it; undefined without a shared store.
 */
export async function followContentChanges(store: SharedStore | undefined = sharedStore()) {
  if (!store) return undefined
  const subscriber = store.client.duplicate()
  subscriber.on('error', ignoreOutage)
  await subscriber.connect()
  await subscriber.subscribe(channel, () => void clearCachesIfContentChanged())
  return () => subscriber.destroy()
}
