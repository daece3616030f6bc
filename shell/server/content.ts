import { database } from '@fortnight/supabase/client'

const pollMs = 1_000

/** Watches the state of public content, which the database changes with every write of it and with every post that becomes due. */
export function followContent(onChange: () => void) {
  let known: string | undefined
  const look = async () => {
    const { data } = await (await database()).rpc('content_state', {}, { get: true })
    if (data && known !== undefined && data !== known) onChange()
    // Unreachable: what is in memory stays useful until it is known to have changed.
    known = data ?? known
    setTimeout(() => void look(), pollMs).unref()
  }
  void look()
}
