import { useState, useSyncExternalStore } from 'react'

const onServer = typeof window === 'undefined'
const never = () => () => undefined

/**
 * Whether the server has already put this text, worked out, into the page: hydration takes that over, and its visitor
 * downloads nothing that works texts out. What hydration takes over is an element that says
 * `suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }}`; React keeps what is inside it.
 */
export function useServed(text: string) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => !onServer,
  )
  const [served] = useState(isHydrating ? text : undefined)
  return served === text
}
