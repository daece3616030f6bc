import { Suspense, useState, type ReactNode } from 'react'
import { usePanel } from './usePanel.ts'

/** Mounts a lazy panel when it is first opened. It stays mounted, so that it can restore the focus when it closes. */
export function MountOnFirstOpen({ children }: { children: ReactNode }) {
  const { panel } = usePanel()
  const [hasBeenOpened, setHasBeenOpened] = useState(false)
  if (panel && !hasBeenOpened) setHasBeenOpened(true)
  return hasBeenOpened && <Suspense fallback={null}>{children}</Suspense>
}
