import { useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

function createReader() {
  let isFromServer = false
  return {
    read: () => isFromServer,
    // React calls this one on the server and during hydration, and then compares its result with that of the other.
    readOnServer: () => (isFromServer = true),
  }
}

/**
 * Whether a component came with the server's HTML: true on the server and from hydration on. Unlike `useIsHydrating`, it never
 * changes, so hydrated components need not render again.
 */
export function useIsFromServer(): boolean {
  const [{ read, readOnServer }] = useState(createReader)
  return useSyncExternalStore(subscribeToNothing, read, readOnServer)
}
