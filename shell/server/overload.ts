/** What whoever is not taken on is told. */
export const busy = 'More people are here than can be served right now. Please try again in a few seconds.'

const requestsAtOnce = 500
// More than a few browsers send at once; less would let one slow page turn away what belongs to it.
const crowd = 50
const roundMs = 100
const renderMs = 150

let underWay = 0
let round: { began: number; taken: number } | undefined

/**
 * Takes a request on, or says that there are too many. Whoever is taken on is answered soon, because the others are told
 * at once to come back: when so many are being answered that memory is at stake, or when a crowd that has arrived
 * together has kept the process busy for a while already.
 */
export function takesOn() {
  if (!round) {
    round = { began: performance.now(), taken: 0 }
    setImmediate(() => (round = undefined))
  }
  const isLong = round.taken >= crowd && performance.now() - round.began > roundMs
  if (underWay >= requestsAtOnce || isLong) return false
  round.taken++
  underWay++
  return true
}

/** A request that was taken on has been answered. */
export function isDone() {
  underWay--
}

// So that a page is rendered at all, however long it takes.
const fewest = 4
let atOnce = fewest * 2
let rendering = 0

/** So many pages are being rendered that everything else should take as little of the processor as it can. */
export const isBusy = () => rendering >= fewest - 1

/**
 * Renders, unless so many pages are being rendered that this one would take too long. How many that is shows in how
 * long they take: slow ones lower it, quick ones raise it again.
 */
export async function rendered<Page>(render: () => Promise<Page>): Promise<Page | undefined> {
  if (rendering >= Math.floor(atOnce)) return undefined
  rendering++
  const began = performance.now()
  try {
    return await render()
  } finally {
    rendering--
    const isSlow = performance.now() - began > renderMs
    atOnce = isSlow ? Math.max(fewest, atOnce * 0.9) : Math.min(requestsAtOnce, atOnce + 1 / atOnce)
  }
}
