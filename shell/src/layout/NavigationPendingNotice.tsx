import { useEffect, useState } from 'react'
import { useLocation } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const lookEveryMs = 1_000

const Note = styled.p`
  position: fixed;
  z-index: 10;
  inset: calc(var(--header) + var(--space-3)) auto auto 50%;
  margin: 0;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  translate: -50%;
`

/**
 * Says that the next page is on its way when its files take a while: until it is here, the one before stays on the screen.
 * That such a change has begun is told to nobody, so the address is looked at.
 */
export function NextPage() {
  const { pathname } = useLocation()
  const [outdated, setOutdated] = useState<string>()
  useEffect(() => {
    const shown = new URL(location.origin + pathname).pathname
    const timer = setInterval(() => setOutdated(location.pathname === shown ? undefined : pathname), lookEveryMs)
    return () => clearInterval(timer)
  }, [pathname])
  return outdated === pathname && <Note role="status">Loading...</Note>
}
