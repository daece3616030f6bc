import { db } from '@fortnight/supabase/client'

const pollMs = 1_000

/** Watches the version number that the database raises with every change of public content, whoever made it. */
export function followContent(onChange: () => void) {
  let known: number | undefined
  const look = async () => {
    const { data } = await db.from('content_version').select('version').maybeSingle()
    if (data && known !== undefined && data.version !== known) onChange()
    // Unreachable: what is in memory stays useful; on return everything is read anew.
    known = data?.version
    setTimeout(() => void look(), pollMs).unref()
  }
  void look()
}
