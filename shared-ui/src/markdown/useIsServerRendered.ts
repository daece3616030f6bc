import { useState } from 'react'
import { useIsFromServer } from '../browser/useIsFromServer.ts'

const isServer = typeof window === 'undefined'

/**
 * Whether the page already holds this text as HTML from the server, so that its renderer need not be downloaded. Render
 * an element with `suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }}` then: React keeps its content.
 */
export function useIsServerRendered(text: string) {
  const isFromServer = useIsFromServer()
  const [firstText] = useState(text)
  return isFromServer && !isServer && firstText === text
}
