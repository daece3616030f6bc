/** A pause that can be ended early. Ended while nothing waits, it skips the next wait. */
export function createPause() {
  let isEnded = false
  let endCurrent: (() => void) | undefined
  return {
    async wait(ms: number) {
      if (!isEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          endCurrent = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isEnded = false
      endCurrent = undefined
    },
    end() {
      isEnded = true
      endCurrent?.()
    },
  }
}
