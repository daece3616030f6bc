import { database } from '@fortnight/supabase/client'
import { dropAnswers } from './responseCache.ts'

const pollMs = 1_000

let known: string | undefined

/** Watches the state of public content, which the database changes with every write of it and with every post that becomes due. */
export async function followContent() {
  await dropOutdated()
  setTimeout(() => void followContent(), pollMs).unref()
}

/**
 * Forgets what is in memory when the content is no longer what it was made of. To be asked at once after somebody's try to
 * change content; most people who can try cannot change anything. While the database doesn't say, what is in memory stays
 * useful: nothing could be rendered in its place.
 */
export async function dropOutdated() {
  const state = await contentState()
  if (state === undefined || state === known) return
  known = state
  dropAnswers()
}

async function contentState() {
  const { data } = await (await database()).rpc('content_state', {}, { get: true })
  return data ?? undefined
}
