/** Every local copy of a form lies in localStorage under this prefix; signing out removes them all. */
export const draftPrefix = 'fortnight-draft:'

/** How long after the last keystroke a local copy is written. */
const settleMs = 250
const oldestMs = 30 * 24 * 60 * 60_000

/** Values of some fields of a form, by name. */
export type DraftValues = Record<string, unknown>

/** `basedOn` is the version of the record that was changed, if it has versions. */
type Copy = { savedAt: Date; basedOn: string | undefined; values: DraftValues }

/**
 * The local copy of one form. What an earlier visit left is `undecided` until it is restored or discarded, and is never
 * overwritten before that: the copy then holds both, what was left and what has been typed since.
 */
export function openDraft(key: string, unsentOf: (values: DraftValues) => DraftValues) {
  let undecided = readCopy(key, unsentOf)
  let typed: DraftValues = {}
  let version: string | undefined
  let isKept = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const tellListeners = () => {
    for (const tell of listeners) tell()
  }
  const decide = () => {
    undecided = undefined
    tellListeners()
  }
  /** What is left to be kept. Together with what was left before they are changes to the older version. */
  const copy = (): Copy => {
    if (undecided && Object.keys(typed).length === 0) return undecided
    const basedOn = undecided ? undecided.basedOn : version
    return { savedAt: new Date(), basedOn, values: { ...undecided?.values, ...typed } }
  }
  const noteKept = (isNowKept: boolean) => {
    if (isKept === isNowKept) return
    isKept = isNowKept
    tellListeners()
  }
  const forgetTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    if (timer === undefined) return
    forgetTimer()
    noteKept(writeCopy(key, copy()))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    found: () => undecided,
    /** Whether everything that was noted is in the copy by now. */
    isKept: () => isKept,
    /** Says which version of the record is being changed from now on. */
    changing: (basedOn: string | undefined) => {
      version = basedOn
    },
    /** Notes what now differs from the saved values, to be written when the typing pauses. */
    note: (changes: DraftValues) => {
      typed = changes
      noteKept(false)
      clearTimeout(timer)
      timer = setTimeout(flush, settleMs)
    },
    flush,
    /** Gives what was left, with what has been typed since on top, and the version that it changes. */
    restore: () => {
      const values = { ...undecided?.values, ...typed }
      const basedOn = undecided?.basedOn
      decide()
      return { values, basedOn }
    },
    discard: () => {
      decide()
      writeCopy(key, copy())
    },
    /** Forgets what was typed, because it has been saved. */
    clear: () => {
      typed = {}
      forgetTimer()
      writeCopy(key, copy())
    },
  }
}

function readCopy(key: string, unsentOf: (values: DraftValues) => DraftValues): Copy | undefined {
  try {
    const { savedAt, basedOn, values } = JSON.parse(localStorage.getItem(draftPrefix + key) ?? '{}')
    const unsent = unsentOf(values ?? {})
    const isFresh = Date.now() - savedAt < oldestMs
    if (isFresh && Object.keys(unsent).length > 0) return { savedAt: new Date(savedAt), basedOn, values: unsent }
    localStorage.removeItem(draftPrefix + key)
  } catch {
    // No storage, or something in it that is not ours: then there is no copy.
  }
  return undefined
}

/** Whether the values are stored now. */
function writeCopy(key: string, { savedAt, ...copy }: Copy) {
  try {
    if (Object.keys(copy.values).length === 0) localStorage.removeItem(draftPrefix + key)
    else localStorage.setItem(draftPrefix + key, JSON.stringify({ savedAt: savedAt.getTime(), ...copy }))
    return true
  } catch {
    // No storage, or a full one. The form works without its copy, only not across a reload.
    return false
  }
}
