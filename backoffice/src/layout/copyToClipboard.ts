import { toast } from '@fortnight/shared-ui/feedback/Toast'

/** Copies a text to the clipboard. A toast reports success or failure; the default failure message contains the text. */
export async function copyToClipboard(text: string, successMessage: string, failureMessage?: string) {
  try {
    await navigator.clipboard.writeText(text)
    void toast.success(successMessage)
  } catch {
    void toast.error(failureMessage ?? `Your browser did not allow copying. The text is: ${text}`)
  }
}
