import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'

/* On paper, it's open. */
const Root = styled(Disclosure)`
  grid-area: 3 / 1 / auto / -1;
  justify-self: start;
  margin-block: calc(-1 * var(--space-2));
  color: var(--ink-soft);
  font-size: var(--text-14);

  > p {
    max-width: 50rem;
    padding-bottom: var(--space-2);
    text-wrap: pretty;
  }

  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`

/** The rules by which a part of the report counts, for those who ask. */
export const HowCounted = ({ children }: { children: ReactNode }) => (
  <Root>
    <summary>How this is counted</summary>
    <p>{children}</p>
  </Root>
)
