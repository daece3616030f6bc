import { gutter, pageFrame } from '@fortnight/shared-ui/page/pageContainer'
import { useLocation } from '@fortnight/shared-ui/router'
import { keyframes, styled } from 'styled-components'
import { AccountSlot } from './AccountSlot.tsx'
import { Logo } from './Logo.tsx'
import { MainNav } from './MainNav.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { useOnScroll } from './useScrollState.ts'

/** How much of the first screen may be left when the sticky header takes over. [CHROME-3] */
const restOfHero = 100

const arrive = keyframes`
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
    animation: ${arrive} 200ms ease-out;
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
  ${pageFrame}
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: calc(var(--header) - 1px);
  /* The icon of the last button, not its larger touch area, ends where the page ends. */
  padding-inline-end: calc(${gutter} - 12px);
`

/** Transparent over the hero of the home page, sticky below it and on every other page. [CHROME-2] */
export function Header() {
  const isHome = useLocation().pathname === '/'
  const isPastHero = useOnScroll(() => window.scrollY > window.innerHeight - restOfHero, false)
  return (
    <Bar data-page={isHome ? 'home' : undefined} data-variant={isHome && !isPastHero ? 'hero' : 'sticky'}>
      <Row>
        <Logo />
        <MainNav />
        <ThemeSwitch />
        <AccountSlot />
        <MobileMenu />
      </Row>
    </Bar>
  )
}
