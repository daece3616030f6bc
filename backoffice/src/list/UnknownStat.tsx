import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

/** What stands for a figure that is not known, or not yet: never a 0. */
export const UnknownStat = ({ isPending }: { isPending: boolean }) => (
  <>
    <span aria-hidden>{isPending ? '…' : '—'}</span>
    <VisuallyHidden>{isPending ? 'is being counted' : 'is not known'}</VisuallyHidden>
  </>
)
