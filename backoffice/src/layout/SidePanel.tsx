import { styled } from 'styled-components'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'

/** A dialog at the side of the page with the height of the window, for the details of one record. */
export const SidePanel = styled(Dialog)`
  && {
    inset-inline-start: auto;
    width: min(34rem, 100vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-width: 0 0 0 1px;
    border-radius: 0;
  }

  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }

  /* Touch targets. */
  @media (max-width: 47.99rem), (pointer: coarse) {
    [data-size='small'][data-size] {
      min-height: 44px;
    }
  }

  :is(dl, ul, p) + h3 {
    margin-top: var(--space-5);
  }
`
