import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type DraftValues, openDraft } from './draftStore.ts'

type Options<Values> = {
  /** Fields that never leave the page, such as passwords. */
  omit?: (keyof Values)[]
  /** The version of the record that the form changes, such as its `updated_at`. */
  basedOn?: string | undefined
}

/** A local copy of a form: what an earlier visit left, what to do with it, and whether this visit's changes are kept. */
export type FormDraft = {
  /** `isOutdated`: the record has been saved since, so what was left would change a version that is gone. */
  found: { savedAt: Date; isOutdated: boolean } | undefined
  /** Fills the form, and gives the version of the record that was changed; undefined when it has none. */
  restore: () => string | undefined
  discard: () => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  isKept: () => boolean
}

/**
 * Keeps a local copy of what has been typed into a form and not been saved yet, so that it survives a reload, a crash
 * and a session that ended. Only fields that differ from the form's default values are copied. `key` names the form, the
 * person and the record, and stays the same while the form is shown. Call `clear()` after a successful save.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values, unknown, FieldValues | undefined>,
  { omit = [], basedOn }: Options<Values> = {},
): FormDraft {
  const { defaultValues } = form.formState
  const [draft] = useState(() =>
    openDraft(key, (values) => changesBetween(defaultValues, likeThose(defaultValues, values), omit)),
  )
  // The server knows no copy, so neither does the page while it hydrates.
  const left = useSyncExternalStore(draft.subscribe, draft.found, () => undefined)
  const isOutdated = left?.basedOn !== undefined && left.basedOn !== basedOn

  useEffect(() => draft.changing(basedOn), [draft, basedOn])

  const omitted = omit.join()
  const { subscribe } = form
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues: saved }) => draft.note(changesBetween(saved, values, omitted.split(','))),
    })
    window.addEventListener('pagehide', draft.flush)
    return () => {
      stop()
      window.removeEventListener('pagehide', draft.flush)
      draft.flush()
    }
  }, [draft, subscribe, omitted])

  // The notice takes the focus away with it; the form is where the person goes on.
  const focusFirst = (names: string[]) => {
    const [first] = names as Path<Values>[]
    if (first) form.setFocus(first)
  }

  return {
    found: left && { savedAt: left.savedAt, isOutdated },
    restore: () => {
      const { values, basedOn: version } = draft.restore()
      for (const [name, value] of Object.entries(values)) {
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      }
      focusFirst(Object.keys(values))
      return version
    },
    discard: () => {
      draft.discard()
      focusFirst(Object.keys(form.getValues()))
    },
    clear: draft.clear,
    subscribe: draft.subscribe,
    isKept: draft.isKept,
  }
}

/** The fields of `values` that `saved` does not hold already. */
function changesBetween(saved: DraftValues | undefined, values: DraftValues, omit: readonly PropertyKey[]) {
  const isChange = ([name, value]: [string, unknown]) => !omit.includes(name) && !isSame(saved?.[name], value)
  return Object.fromEntries(Object.entries(values).filter(isChange))
}

/** Leaves out what the form no longer has: a copy may be older than the form. */
function likeThose(known: DraftValues | undefined, values: DraftValues) {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => typeof known?.[name] === typeof value))
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
