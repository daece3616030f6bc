import { log } from '../http/log.ts'
import { countShedRequest } from '../metrics/metrics.ts'

/** How often a batch goes to where it is kept. */
const flushIntervalMs = 2_000

type Options<Item> = {
  /** What is lost when it cannot be kept. */
  what: string
  /** How many different items are kept in memory until the next flush. */
  maxItems: number
  /** Keeps a batch. May reject: then it is lost. */
  keep: (items: Counted<Item>[]) => Promise<void>
}

export type Counted<Item> = Item & { count: number }

/** Counts equal items together and hands them on every two seconds. What is too much is dropped. [REL-54] */
export function createReportBatch<Item extends object>({ what, maxItems, keep }: Options<Item>) {
  let batch = new Map<string, Counted<Item>>()
  let timer: NodeJS.Timeout | undefined
  let isDown = false

  function add(item: Item) {
    const key = JSON.stringify(item)
    const known = batch.get(key)
    if (known) known.count++
    else if (batch.size < maxItems) batch.set(key, { ...item, count: 1 })
    else countShedRequest('telemetry')
    timer ??= setTimeout(() => void flush(), flushIntervalMs)
    timer.unref()
  }

  async function flush() {
    timer = undefined
    const items = [...batch.values()]
    batch = new Map()
    if (items.length === 0) return
    try {
      await keep(items)
      isDown = false
    } catch (error) {
      if (!isDown) log.error(`telemetry: ${what} are lost: ${error instanceof Error ? error.message : 'error'}`)
      isDown = true
    }
  }

  return { add, flush }
}
