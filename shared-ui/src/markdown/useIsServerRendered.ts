import { useState } from 'react'
import { useIsHydrating } from '../browser/useIsHydrating.ts'

const onServer = typeof window === 'undefined'

/**
 * Whether the server has already put this text, worked out, into the page: hydration takes that over, and its visitor
 * downloads nothing that works texts out. What hydration takes over is an element that says
 * `suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }}`; React keeps what is inside it.
 */
export function useServed(text: string) {
  const isHydrating = useIsHydrating()
  const [served] = useState(isHydrating && !onServer ? text : undefined)
  return served === text
}
