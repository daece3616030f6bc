import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

/** Placeholder of a number that is being loaded or could not be loaded. A 0 would be wrong. */
export const UnknownStat = ({ isPending }: { isPending: boolean }) => (
  <>
    <span aria-hidden>{isPending ? '…' : '—'}</span>
    <VisuallyHidden>{isPending ? 'is being counted' : 'not available'}</VisuallyHidden>
  </>
)
