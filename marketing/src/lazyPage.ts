import { type ComponentType, lazy } from 'react'

type PageModule = { default: ComponentType }

const maxRetries = 3
const firstDelayMs = 1_000
const maxDelayMs = 15_000

// The first page is already on screen as server-rendered HTML, which an error would replace: it retries indefinitely.
let isFirst = true

/** A lazily loaded page that retries when its chunk cannot be loaded. */
export const lazyPage = (load: () => Promise<PageModule>) =>
  lazy(async () => {
    const isServerRendered = isFirst
    isFirst = false
    for (let attempt = 0; ; attempt++) {
      try {
        const page = await load()
        // React may render the page as soon as it is there: in a task of its own, not in the one that evaluated its script.
        await new Promise((resolve) => setTimeout(resolve))
        return page
      } catch (error) {
        if (!isServerRendered && attempt === maxRetries) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.min(firstDelayMs * 2 ** attempt, maxDelayMs)))
      }
    }
  })
