import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-2);
  min-height: 44px;
  color: var(--ink);
`

/** The way back from a page, above its title. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Root to={to}>
    <ArrowLeft aria-hidden size={18} /> {children}
  </Root>
)
