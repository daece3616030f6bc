import { styled } from 'styled-components'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const Block = styled.span`
  display: inline-block;
  width: 2ch;
  height: 0.75em;
  border-radius: var(--radius-small);
  background: var(--line);
`

/** Placeholder of a number that is being loaded or could not be loaded. A 0 would be wrong. */
export const UnknownStat = ({ isPending }: { isPending: boolean }) => (
  <>
    {isPending ? <Block aria-hidden /> : <span aria-hidden>—</span>}
    <VisuallyHidden>{isPending ? 'is being counted' : 'not available'}</VisuallyHidden>
  </>
)
