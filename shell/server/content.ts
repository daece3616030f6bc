import { database } from '@fortnight/supabase/client'

const pollMs = 1_000

/** Watches the version number that the database raises with every change of public content, whoever made it. */
export function followContent(onChange: () => void) {
  let known: number | undefined
  const look = async () => {
    const { data } = await (await database()).from('content_version').select('version').maybeSingle()
    if (data && known !== undefined && data.version !== known) onChange()
    // Unreachable: what is in memory stays useful until it is known to have changed.
    known = data?.version ?? known
    setTimeout(() => void look(), pollMs).unref()
  }
  void look()
}
