import { toast } from '@fortnight/shared-ui/Toast'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(`Your browser did not allow copying. The text is: ${text}`)
  }
}
