import { ActionBar } from '../controls/ActionBar.tsx'
import { Button } from '../controls/Button.tsx'
import { ErrorBanner } from '../feedback/ErrorBanner.tsx'
import { Dialog, type DialogProps } from '../overlays/Dialog.tsx'

type Props = Omit<DialogProps, 'open' | 'onOpenChange'> & {
  confirmLabel: string
  isDeleting: boolean
  /** Why it was not deleted. */
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted for good. */
export function DeleteDialog({ confirmLabel, isDeleting, error, onConfirm, onClose, ...rest }: Props) {
  return (
    <Dialog open onOpenChange={onClose} {...rest}>
      {error && <ErrorBanner>{error}</ErrorBanner>}
      <ActionBar>
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="dangerFilled" aria-disabled={isDeleting} onClick={onConfirm}>
          {isDeleting ? 'Deleting…' : confirmLabel}
        </Button>
      </ActionBar>
    </Dialog>
  )
}
