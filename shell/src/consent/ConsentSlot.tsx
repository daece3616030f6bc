import { lazy, type ReactNode, Suspense } from 'react'
import { useConsent } from './consent.ts'

// Most visits need no question; the bar is a file of its own, and when it does not arrive, nothing is asked or sent.
const ConsentBar = lazy(() => import('./ConsentBar.tsx').catch(() => ({ default: Nothing })))

const Nothing = (): ReactNode => null

/** The place of the question about analytics; empty until there is something to ask. */
export function ConsentSlot() {
  const isAsking = useConsent((consent) => consent.isAsking)
  if (!isAsking) return null
  return (
    <Suspense>
      <ConsentBar />
    </Suspense>
  )
}
