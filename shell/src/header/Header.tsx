import { pageGutter, pageContainer } from '@fortnight/shared-ui/page/pageContainer'
import { useLocation } from '@fortnight/shared-ui/router'
import { keyframes, styled } from 'styled-components'
import { AccountSlot } from './AccountSlot.tsx'
import { Logo } from './Logo.tsx'
import { MainNav } from './MainNav.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { useScrollState } from './useScrollState.ts'

/** The header becomes sticky when less than this height of the first screen is left. [CHROME-3] */
const remainingHeroPx = 100

const slideIn = keyframes`
  from { transform: translateY(-100%); }
`

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  inset: 0 0 auto;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  &[data-page='home'] {
    position: fixed;
    animation: ${slideIn} 200ms ease-out;
  }

  &[data-variant='hero'] {
    position: absolute;
    border-color: transparent;
    background: transparent;
    animation: none;
  }

  @media print {
    display: none;
  }
`

const Row = styled.div`
  ${pageContainer}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: calc(var(--header) - 1px);
  /* Aligns the last button's icon, rather than its larger touch target, with the page's edge. */
  padding-inline-end: calc(${pageGutter} - 12px);
`

/** Transparent over the hero of the home page, sticky below it and on every other page. [CHROME-2] */
export function Header() {
  const isHome = useLocation().pathname === '/'
  const isPastHero = useScrollState(() => window.scrollY > window.innerHeight - remainingHeroPx, false)
  return (
    <Bar data-page={isHome ? 'home' : undefined} data-variant={isHome && !isPastHero ? 'hero' : 'sticky'}>
      <Row>
        <Logo />
        <MainNav />
        <AccountSlot />
        <ThemeSwitch />
        <MobileMenu />
      </Row>
    </Bar>
  )
}
