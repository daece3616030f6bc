import { lazy, type ReactNode, Suspense } from 'react'

// Loaded on demand; if the chunk cannot be loaded, no consent is requested and no events are sent.
const ConsentBar = lazy(() => import('./ConsentBar.tsx').catch(() => ({ default: Empty })))

const Empty = (): ReactNode => null

/** Where the consent bar appears; rendered only when analytics is configured. */
export const ConsentSlot = () => (
  <Suspense>
    <ConsentBar />
  </Suspense>
)
