import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type DraftValues, createDraftStore } from './draftStore.ts'

type Options<Values> = {
  /** Fields that are never stored, such as passwords. */
  omit?: (keyof Values)[]
  /** The version of the record that the form edits, such as its `updated_at`. */
  baseVersion?: string | undefined
}

/** The draft of a form: the one of an earlier visit, and whether the changes of this visit are stored. */
export type FormDraft = {
  /** The draft of an earlier visit. It is outdated if the record has been saved since. */
  restorable: { savedAt: Date; isOutdated: boolean } | undefined
  /** Fills the form. Returns the version of the record that the draft changes, if the record has versions. */
  restore: () => string | undefined
  discard: () => void
  clear: () => void
  subscribe: (listener: () => void) => () => void
  isPersisted: () => boolean
}

/**
 * Stores the unsaved changes of a form in the browser, so that they survive a reload, a crash and an expired session. Only
 * fields that differ from the form's default values are stored. `key` identifies the form, the user and the record, and
 * must not change while the form is mounted. Call `clear()` after a successful save.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values, unknown, FieldValues | undefined>,
  { omit = [], baseVersion }: Options<Values> = {},
): FormDraft {
  const { defaultValues } = form.formState
  const [draft] = useState(() =>
    createDraftStore(key, (values) => changedValues(defaultValues, pickKnownFields(defaultValues, values), omit)),
  )
  // The server has no drafts, so hydration renders none either.
  const restorable = useSyncExternalStore(draft.subscribe, draft.getRestorable, () => undefined)
  const isOutdated = restorable?.baseVersion !== undefined && restorable.baseVersion !== baseVersion

  useEffect(() => draft.setBaseVersion(baseVersion), [draft, baseVersion])

  const omittedNames = omit.join()
  const { subscribe } = form
  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues: saved }) =>
        draft.update(changedValues(saved, values, omittedNames.split(','))),
    })
    window.addEventListener('pagehide', draft.flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', draft.flush)
      draft.flush()
    }
  }, [draft, subscribe, omittedNames])

  // The buttons of the notice disappear and would take the focus with them.
  const focusFirst = (names: string[]) => {
    const [first] = names as Path<Values>[]
    if (first) form.setFocus(first)
  }

  return {
    restorable: restorable && { savedAt: restorable.savedAt, isOutdated },
    restore: () => {
      const { values, baseVersion: draftVersion } = draft.restore()
      for (const [name, value] of Object.entries(values)) {
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      }
      focusFirst(Object.keys(values))
      return draftVersion
    },
    discard: () => {
      draft.discard()
      focusFirst(Object.keys(form.getValues()))
    },
    clear: draft.clear,
    subscribe: draft.subscribe,
    isPersisted: draft.getIsPersisted,
  }
}

/** The fields of `values` that differ from `saved`. */
function changedValues(saved: DraftValues | undefined, values: DraftValues, omit: readonly PropertyKey[]) {
  const isChange = ([name, value]: [string, unknown]) => !omit.includes(name) && !isEqual(saved?.[name], value)
  return Object.fromEntries(Object.entries(values).filter(isChange))
}

/** Drops fields that the form no longer has: a draft may be older than the form. */
function pickKnownFields(known: DraftValues | undefined, values: DraftValues) {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => typeof known?.[name] === typeof value))
}

const isEqual = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))
