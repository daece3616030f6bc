import { useRef, useState } from 'react'

type State = { isPending: boolean; error?: string }

/** Runs the action of a button, one at a time, and says in a sentence why it failed. */
export function useAction(errorMessage: (error: unknown) => string) {
  const [state, setState] = useState<State>({ isPending: false })
  // A second click may come before the next render.
  const isRunning = useRef(false)
  const run = async (action: () => Promise<unknown>, onDone?: () => void) => {
    if (isRunning.current) return
    isRunning.current = true
    setState({ isPending: true })
    try {
      await action()
      setState({ isPending: false })
      onDone?.()
    } catch (error) {
      setState({ isPending: false, error: errorMessage(error) })
    }
    isRunning.current = false
  }
  return { ...state, run: (...parameters: Parameters<typeof run>) => void run(...parameters) }
}
