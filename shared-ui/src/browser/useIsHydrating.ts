import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this is rendered on the server, or for the first time where the server has rendered it. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
