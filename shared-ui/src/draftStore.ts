/** Every local copy of a form lies in localStorage under this prefix; signing out removes them all. */
export const draftPrefix = 'fortnight-draft:'

/** How long after the last keystroke a local copy is written. */
export const settleMs = 250
const oldestMs = 30 * 24 * 60 * 60_000

/** Values of some fields of a form, by name. */
export type DraftValues = Record<string, unknown>

type Copy = { savedAt: Date; values: DraftValues }

/**
 * The local copy of one form. What an earlier visit left is `undecided` until it is restored or discarded, and is never
 * overwritten before that: the copy then holds both, what was left and what has been typed since.
 */
export function openDraft(key: string, unsentOf: (values: DraftValues) => DraftValues) {
  let undecided = readCopy(key, unsentOf)
  let typed: DraftValues = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const decide = () => {
    undecided = undefined
    for (const tell of listeners) tell()
  }
  const forgetTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    if (timer === undefined) return
    forgetTimer()
    writeCopy(key, { savedAt: new Date(), values: { ...undecided?.values, ...typed } })
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    found: () => undecided,
    /** Notes what now differs from the saved values, to be written when the typing pauses. */
    note: (changes: DraftValues) => {
      typed = changes
      clearTimeout(timer)
      timer = setTimeout(flush, settleMs)
    },
    flush,
    /** Gives what was left, with what has been typed since on top. */
    restore: () => {
      const values = { ...undecided?.values, ...typed }
      decide()
      return values
    },
    discard: () => {
      decide()
      writeCopy(key, { savedAt: new Date(), values: typed })
    },
    /** Forgets what was typed, because it has been saved. */
    clear: () => {
      typed = {}
      forgetTimer()
      writeCopy(key, undecided ?? { savedAt: new Date(), values: {} })
    },
  }
}

function readCopy(key: string, unsentOf: (values: DraftValues) => DraftValues): Copy | undefined {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(draftPrefix + key) ?? '{}')
    const unsent = unsentOf(values ?? {})
    const isFresh = Date.now() - savedAt < oldestMs
    if (isFresh && Object.keys(unsent).length > 0) return { savedAt: new Date(savedAt), values: unsent }
    localStorage.removeItem(draftPrefix + key)
  } catch {
    // No storage, or something in it that is not ours: then there is no copy.
  }
  return undefined
}

function writeCopy(key: string, { savedAt, values }: Copy) {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftPrefix + key)
    else localStorage.setItem(draftPrefix + key, JSON.stringify({ savedAt: savedAt.getTime(), values }))
  } catch {
    // No storage, or a full one. The form works without its copy, only not across a reload.
  }
}
