import { createRoot } from 'react-dom/client'
import { toast, ToastHost } from '@fortnight/shared-ui/feedback/Toast'

let isHostMounted = false

/** Shows a toast that survives a navigation. Its host is mounted on first use, so that public pages do without it. */
export function showPersistentToast(message: string) {
  if (!isHostMounted) createRoot(document.body.appendChild(document.createElement('div'))).render(<ToastHost />)
  isHostMounted = true
  void toast.success(message)
}
