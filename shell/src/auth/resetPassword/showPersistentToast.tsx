import { createRoot } from 'react-dom/client'
import { toast, ToastHost } from '@fortnight/shared-ui/feedback/Toast'

let isReady = false

/** Says something that outlives the screen it happened on. The page around has no place for it until it is needed. */
export function announce(sentence: string) {
  if (!isReady) createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastHost />)
  isReady = true
  toast.success(sentence)
}
