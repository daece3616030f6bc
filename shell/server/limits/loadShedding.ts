/** What whoever is not taken on is told. */
export const busy = 'More people are here than can be served right now. Please try again in a few seconds.'

const requestsAtOnce = 500
// More than a few browsers send at once; less would let one slow page turn away what belongs to it.
const crowd = 50
const roundMs = 100

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

/**
 * Lets in as much at once as is answered soon. How much that is shows in how long it takes: what is slow lowers it, what
 * is quick raises it again. `fewest` are let in however long they take.
 */
function gate({ fewest, slowMs }: { fewest: number; slowMs: number }) {
  let atOnce = fewest * 2
  let inside = 0
  const room = () => Math.floor(atOnce)
  return {
    inside: () => inside,
    room,
    /** Lets one more in and gives what to call, once or more often, when it is done; nothing when it would take too long. */
    enter() {
      if (inside >= room()) return undefined
      inside++
      const began = performance.now()
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        inside--
        const isSlow = performance.now() - began > slowMs
        atOnce = isSlow ? Math.max(fewest, atOnce * 0.9) : Math.min(requestsAtOnce, atOnce + 1 / atOnce)
      }
    },
  }
}

const fewestPages = 4
const pages = gate({ fewest: fewestPages, slowMs: 150 })

/** Questions to the database. Many lists are long, so that a slow one is no sign of a crowd by itself. */
export const questions = gate({ fewest: 40, slowMs: 250 })

/** So many pages are being rendered that everything else should take as little of the processor as it can. */
export const isBusy = () => pages.inside() >= fewestPages - 1

/** Renders, unless so many pages are being rendered that this one would take too long. */
export async function rendered<Page>(render: () => Promise<Page>): Promise<Page | undefined> {
  const leave = pages.enter()
  if (!leave) return undefined
  try {
    return await render()
  } finally {
    leave()
  }
}
