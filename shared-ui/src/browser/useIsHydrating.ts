import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** True on the server and in the render that hydrates server HTML, else false. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
