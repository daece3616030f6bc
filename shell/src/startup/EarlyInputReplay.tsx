import { useEffect } from 'react'
import { replayEarlyInput } from './replayEarlyInput.ts'

/** Replays early input as soon as the content beside it, in the same Suspense boundary, is hydrated. */
export function EarlyInputReplay() {
  useEffect(() => void replayEarlyInput(), [])
  return null
}
