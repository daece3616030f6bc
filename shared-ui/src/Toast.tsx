import { Toaster as Sonner, toast } from 'sonner'
import { styled } from 'styled-components'

export { toast }

/** Where toasts appear; every area that toasts renders its own once. Coloured by the tokens, so it follows the scheme. */
export const Toaster = styled(Sonner).attrs({ position: 'bottom-right', closeButton: true })`
  --normal-bg: var(--surface);
  --normal-border: var(--line-strong);
  --normal-text: var(--ink);
  --border-radius: var(--radius-small);
  font-family: var(--font-body);
`
