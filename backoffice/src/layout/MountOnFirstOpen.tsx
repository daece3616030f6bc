import { Suspense, useState, type ReactNode } from 'react'
import { usePanel } from './usePanel.ts'

/** Holds a panel that is loaded when it is first opened. It stays then, so that it can give the focus back. */
export function MountOnFirstOpen({ children }: { children: ReactNode }) {
  const { panel } = usePanel()
  const [isNeeded, setIsNeeded] = useState(false)
  if (panel && !isNeeded) setIsNeeded(true)
  return isNeeded && <Suspense fallback={null}>{children}</Suspense>
}
