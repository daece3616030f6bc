import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Region, replayEarlyInput, takeEarlyInput } from './replayEarlyInput.ts'
import type { EarlyInput } from './inlineScripts.ts'

/** Replays the early input of a region as soon as the content beside it, in the same Suspense boundary, is hydrated. */
export function EarlyInputReplay({ region }: { region: Region }) {
  const taken = useRef<EarlyInput[]>([])
  // While React commits: from then on it handles presses itself, and none may be both recorded and handled.
  useLayoutEffect(() => {
    taken.current = takeEarlyInput(region)
  }, [region])
  useEffect(() => void replayEarlyInput(taken.current.splice(0)), [])
  return null
}
