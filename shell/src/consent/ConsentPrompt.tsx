import type { ReactNode } from 'react'
import { ConsentBar } from './ConsentBar.tsx'
import { useConsent } from './consent.ts'

/** The question about analytics, for as long as there is something to ask; on the server there never is. */
export default function Question(): ReactNode {
  const isAsking = useConsent((consent) => consent.isAsking)
  return isAsking && <ConsentBar />
}
