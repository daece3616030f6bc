import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type DraftValues, openDraft } from './draftStore.ts'

type Options<Values> = {
  /** Fields that never leave the page, such as passwords. */
  omit?: (keyof Values)[]
}

/** A local copy that an earlier visit left, and what to do with it. */
export type FormDraft = {
  found: { savedAt: Date } | undefined
  restore: () => void
  discard: () => void
  clear: () => void
}

/**
 * Keeps a local copy of what has been typed into a form and not been saved yet, so that it survives a reload, a crash
 * and a session that ended. Only fields that differ from the form's default values are copied. `key` names the form, the
 * person and the record, and stays the same while the form is shown. Call `clear()` after a successful save.
 */
export function useDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values, unknown, FieldValues | undefined>,
  { omit = [] }: Options<Values> = {},
): FormDraft {
  const { defaultValues } = form.formState
  const [draft] = useState(() =>
    openDraft(key, (values) => changesBetween(defaultValues, likeThose(defaultValues, values), omit)),
  )
  // The server knows no copy, so neither does the page while it hydrates.
  const found = useSyncExternalStore(draft.subscribe, draft.found, () => undefined)

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
    found,
    restore: () => {
      const values = draft.restore()
      for (const [name, value] of Object.entries(values)) {
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      }
      focusFirst(Object.keys(values))
    },
    discard: () => {
      draft.discard()
      focusFirst(Object.keys(form.getValues()))
    },
    clear: draft.clear,
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
