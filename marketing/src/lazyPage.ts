import { type ComponentType, lazy } from 'react'

type PageModule = { default: ComponentType }

const retries = 3
const firstPauseMs = 1_000
const longestPauseMs = 15_000

// The page that the server has rendered is on the screen already, and an error would replace it: it is waited for.
let isFirst = true

/** A page in a file of its own, which a passing failure of the network does not take away. */
export const lazyPage = (load: () => Promise<PageModule>) =>
  lazy(async () => {
    const isServed = isFirst
    isFirst = false
    for (let attempt = 0; ; attempt++) {
      try {
        return await load()
      } catch (error) {
        if (!isServed && attempt === retries) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.min(firstPauseMs * 2 ** attempt, longestPauseMs)))
      }
    }
  })
