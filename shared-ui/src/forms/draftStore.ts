/** Drafts of forms are in localStorage under this prefix; signing out removes them all. */
export const draftKeyPrefix = 'fortnight-draft:'

/** Delay after the last keystroke until the draft is written. */
const writeDelayMs = 250
const maxAgeMs = 30 * 24 * 60 * 60_000

/** Values of some fields of a form, by field name. */
export type DraftValues = Record<string, unknown>

/** `baseVersion` is the version of the record that was edited, if the record has versions. */
type Draft = { savedAt: Date; baseVersion: string | undefined; values: DraftValues }

/** A draft in localStorage. Its names are fixed by the drafts that browsers already hold. */
type StoredDraft = { savedAt: number; basedOn?: string; values?: DraftValues }

/**
 * The draft of one form. A draft of an earlier visit is restorable until it is restored or discarded, and is never
 * overwritten before that: the stored draft then holds both its values and those entered since. `pickUnsaved` selects the
 * values that the saved record does not have.
 */
export function createDraftStore(key: string, pickUnsaved: (values: DraftValues) => DraftValues) {
  let restorable = readDraft(key, pickUnsaved)
  let entered: DraftValues = {}
  let currentVersion: string | undefined
  let isPersisted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const notifyListeners = () => {
    for (const notify of listeners) notify()
  }
  const dropRestorable = () => {
    restorable = undefined
    notifyListeners()
  }
  /** The draft to store. Values entered beside a restorable draft count as changes to its older version. */
  const mergedDraft = (): Draft => {
    if (restorable && Object.keys(entered).length === 0) return restorable
    const baseVersion = restorable ? restorable.baseVersion : currentVersion
    return { savedAt: new Date(), baseVersion, values: { ...restorable?.values, ...entered } }
  }
  const setIsPersisted = (value: boolean) => {
    if (isPersisted === value) return
    isPersisted = value
    notifyListeners()
  }
  const cancelWrite = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    if (timer === undefined) return
    cancelWrite()
    setIsPersisted(writeDraft(key, mergedDraft()))
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The draft of an earlier visit, until it is restored or discarded. */
    getRestorable: () => restorable,
    /** Whether the latest changes are in localStorage. */
    getIsPersisted: () => isPersisted,
    /** Sets the version of the record that the user edits from now on. */
    setBaseVersion: (baseVersion: string | undefined) => {
      currentVersion = baseVersion
    },
    /** Sets the values that differ from the saved ones. They are stored after a pause in typing. */
    update: (changes: DraftValues) => {
      entered = changes
      setIsPersisted(false)
      clearTimeout(timer)
      timer = setTimeout(flush, writeDelayMs)
    },
    flush,
    /** Returns the restorable values, overridden by those entered since, and the version that they change. */
    restore: () => {
      const values = { ...restorable?.values, ...entered }
      const baseVersion = restorable?.baseVersion
      dropRestorable()
      return { values, baseVersion }
    },
    discard: () => {
      dropRestorable()
      writeDraft(key, mergedDraft())
    },
    /** Drops the entered values after they have been saved. */
    clear: () => {
      entered = {}
      cancelWrite()
      writeDraft(key, mergedDraft())
    },
  }
}

function readDraft(key: string, pickUnsaved: (values: DraftValues) => DraftValues): Draft | undefined {
  try {
    const { savedAt, basedOn, values } = JSON.parse(localStorage.getItem(draftKeyPrefix + key) ?? '{}') as StoredDraft
    const unsaved = pickUnsaved(values ?? {})
    const isRecent = Date.now() - savedAt < maxAgeMs
    if (isRecent && Object.keys(unsaved).length > 0)
      return { savedAt: new Date(savedAt), baseVersion: basedOn, values: unsaved }
    localStorage.removeItem(draftKeyPrefix + key)
  } catch {
    // Storage is unavailable, or the item is not a draft.
  }
  return undefined
}

/** Returns whether the values are stored. */
function writeDraft(key: string, { savedAt, baseVersion, values }: Draft) {
  const stored: StoredDraft = { savedAt: savedAt.getTime(), basedOn: baseVersion, values }
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKeyPrefix + key)
    else localStorage.setItem(draftKeyPrefix + key, JSON.stringify(stored))
    return true
  } catch {
    // Storage is unavailable or full. The form works, but its values do not survive a reload.
    return false
  }
}
