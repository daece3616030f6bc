import { useEffect, useState } from 'react'
import { useLocation } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'

const pollIntervalMs = 1_000

const Notice = styled.p`
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
 * Shows "Loading..." while the next page's chunks load and the previous page stays on the screen. The router does not
 * expose pending transitions, so this polls the address and compares it with the rendered location.
 */
export function NavigationPendingNotice() {
  const { pathname } = useLocation()
  const [outdatedPathname, setOutdatedPathname] = useState<string>()
  useEffect(() => {
    const renderedPathname = new URL(location.origin + pathname).pathname
    const timer = setInterval(() => {
      setOutdatedPathname(location.pathname === renderedPathname ? undefined : pathname)
    }, pollIntervalMs)
    return () => clearInterval(timer)
  }, [pathname])
  return outdatedPathname === pathname && <Notice role="status">Loading...</Notice>
}
