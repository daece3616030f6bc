import type { ReactNode } from 'react'
import { ConsentBar } from './ConsentBar.tsx'
import { useConsent } from './consent.ts'

/** The consent bar while it is open; never on the server. */
export default function ConsentPrompt(): ReactNode {
  const isBarOpen = useConsent((consent) => consent.isBarOpen)
  return isBarOpen && <ConsentBar />
}
