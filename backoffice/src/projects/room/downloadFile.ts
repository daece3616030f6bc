import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { fileLink } from '@fortnight/supabase/files/openFile'

/** Saves a version of a file. A failure shows a toast. */
export async function downloadFile({ id, name }: { id: string; name: string }) {
  try {
    const anchor = document.createElement('a')
    anchor.href = await fileLink(id, { download: true })
    anchor.download = name
    anchor.click()
  } catch (error) {
    void toast.error(errorMessageFor(error, `${name} could not be downloaded.`))
  }
}
