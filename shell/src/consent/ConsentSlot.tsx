import { lazy, type ReactNode, Suspense } from 'react'

// A file of its own, and when it does not arrive, nothing is asked or sent.
const Question = lazy(() => import('./ConsentPrompt.tsx').catch(() => ({ default: Nothing })))

const Nothing = (): ReactNode => null

/** The place of the question about analytics. Only where something may be counted. */
export const ConsentSlot = () => (
  <Suspense>
    <Question />
  </Suspense>
)
