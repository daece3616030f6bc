import { toast } from '@fortnight/shared-ui/feedback/Toast'

/** Puts a text on the clipboard and says so, or what to do where the browser refuses. */
export async function copyToClipboard(text: string, done: string, refused?: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(refused ?? `Your browser did not allow copying. The text is: ${text}`)
  }
}
