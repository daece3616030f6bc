import { database } from '@fortnight/supabase/client'
import { dropAnswers } from './answers.ts'

const pollMs = 1_000

let known: string | undefined

/** Watches the state of public content, which the database changes with every write of it and with every post that becomes due. */
export async function followContent() {
  const state = await contentState()
  // Unreachable: what is in memory stays useful until it is known to have changed.
  if (state) dropUnless(state)
  setTimeout(() => void followContent(), pollMs).unref()
}

/** Looks at once: somebody has asked for a change of content. Most people who can ask cannot change anything. */
export const contentWritten = async () => dropUnless(await contentState())

function dropUnless(state: string | undefined) {
  if (state === undefined || state !== known) dropAnswers()
  known = state ?? known
}

async function contentState() {
  const { data } = await (await database()).rpc('content_state', {}, { get: true })
  return data ?? undefined
}
