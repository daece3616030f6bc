import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { useDraft } from './useDraft.ts'
import { useUnsavedChangesWarning } from './useUnsavedChangesWarning.ts'

/** A stored record. `updated_at` is its version. */
type Versioned = { updated_at: string }

/** What a record form needs to know about its record. */
export type RecordFormOptions<Values extends FieldValues, Row extends Versioned> = {
  /** Names the draft on this device: the form, the record and the user. */
  draftKey: string
  resolver: Resolver<Values, unknown, Values>
  /** The record to edit; without one the form creates one. */
  row: Row | undefined
  valuesOf: (row: Row | undefined) => Values
  /**
   * Stores the values, only if the version of `base` is still the stored one, and resolves to the stored record.
   * `changed` holds the values that differ from `base`.
   */
  save: (values: Values, base: Row | undefined, changed: Partial<Values>) => Promise<Row | undefined>
  /**
   * The form shows every value of the record that others can change. A stale version with the same values is then saved
   * over without asking, because nothing that the user could compare has changed.
   */
  showsWholeRecord?: boolean
  /** The record as it is stored now, if `error` says that the version of `base` is stale. */
  conflictingRow: (error: unknown) => Row | undefined
  errorMessage: (error: unknown) => string
  /** Called when everything in the form is stored. */
  onSaved: () => void
  /** Whether the form goes on with the stored record after a save. Otherwise it must close in `onSaved`. */
  staysOpen?: boolean
  /** Called instead of `onSaved` when the user has edited the form during the save; only a form that stays open. */
  onPartlySaved?: () => void
  onInvalid?: ((field: Path<Values>) => void) | undefined
}

/**
 * The form of one record. A rejected save keeps every value, unsaved changes are kept on this device, and a version that
 * was stored after the form was filled is shown to the user before it is replaced.
 */
export function useRecordForm<Values extends FieldValues, Row extends Versioned>(
  options: RecordFormOptions<Values, Row>,
) {
  const { draftKey, resolver, row, valuesOf, save, onSaved, staysOpen = false } = options
  // What the form was filled from. It is not exact after an older draft is restored: the version is that of the draft.
  const [base, setBase] = useState({ row, isExact: true })
  const [conflict, setConflict] = useState<Row>()
  const [failure, setFailure] = useState<string>()
  const [resetCount, setResetCount] = useState(0)
  // A second click may come before the next render. A form that closes after a save stays blocked until it is gone.
  const isSaving = useRef(false)

  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: valuesOf(row) as DefaultValues<Values> })
  const draft = useDraft(draftKey, form, { baseVersion: base.row?.updated_at })
  const { isDirty, isSubmitting } = form.formState
  useUnsavedChangesWarning(isDirty)

  const fill = (values: Partial<Values>) => {
    form.setValues(values, { shouldDirty: true })
    setResetCount((count) => count + 1)
  }
  const resetTo = (stored: Row) => {
    setBase({ row: stored, isExact: true })
    setConflict(undefined)
    form.reset(valuesOf(stored))
    setResetCount((count) => count + 1)
  }

  // The row may come from a cache and be refetched: a form without changes adopts the newer version.
  useEffect(() => {
    const isNewer = row && base.row && Date.parse(row.updated_at) > Date.parse(base.row.updated_at)
    if (isNewer && !isDirty && !isSaving.current) resetTo(row)
  })

  const saveOver = async (target: typeof base, values: Values) => {
    if (isSaving.current) return
    isSaving.current = true
    setFailure(undefined)
    setConflict(undefined)
    const submitted = JSON.stringify(form.getValues())
    let saved: Row | undefined
    try {
      saved = await save(values, target.row, changedValues(values, valuesOf(target.row)))
    } catch (error) {
      await handleError(error, target, values, submitted)
      return
    }
    finish(saved, submitted)
  }

  const handleError = async (error: unknown, target: typeof base, values: Values, submitted: string) => {
    const stored = options.conflictingRow(error)
    // An earlier attempt was stored, and only its response was lost.
    if (stored && isUnchanged(values, valuesOf(stored))) {
      finish(stored, submitted)
      return
    }
    isSaving.current = false
    const hasNewVersionOnly = stored && target.isExact && isUnchanged(valuesOf(target.row), valuesOf(stored))
    // As after a deletion that was undone.
    if (hasNewVersionOnly && options.showsWholeRecord) {
      const newBase = { row: stored, isExact: true }
      setBase(newBase)
      await saveOver(newBase, values)
    } else if (stored) setConflict(stored)
    else setFailure(options.errorMessage(error))
  }

  const finish = (saved: Row | undefined, submitted: string) => {
    if (staysOpen && saved) {
      isSaving.current = false
      if (JSON.stringify(form.getValues()) !== submitted) {
        keepEditing(saved)
        return
      }
      resetTo(saved)
    }
    draft.clear()
    onSaved()
  }

  /** The edits made during a save are changes to the record that was just stored. */
  const keepEditing = (saved: Row) => {
    setBase({ row: saved, isExact: true })
    form.resetDefaultValues(valuesOf(saved))
    // Changes no value, but notifies the draft, which then holds the unsaved values alone.
    form.setValues(form.getValues(), { shouldDirty: true })
    options.onPartlySaved?.()
  }

  const submitOver = (target: typeof base, change: Partial<Values> = {}) =>
    form.handleSubmit(
      (values) => saveOver(target, { ...values, ...change }),
      (errors) => options.onInvalid?.(Object.keys(errors)[0] as Path<Values>),
    )()

  const restoreDraft = () => {
    const version = draft.restore()
    // Changes to an older version are saved as such, so that the newer version is not replaced unseen.
    if (base.row && version && version !== base.row.updated_at) {
      setBase({ row: { ...base.row, updated_at: version }, isExact: false })
    }
    setResetCount((count) => count + 1)
  }

  // The buttons of the notice disappear and would take the focus with them.
  const focusFirstField = () => form.setFocus(Object.keys(form.getValues())[0] as Path<Values>)

  return {
    ...{ form, isDirty, isSubmitting, failure, conflict, valuesOf },
    base: base.row,
    draft: { ...draft, restore: restoreDraft },
    /** Puts values into the form for the user to check and save. */
    fill,
    /** Grows whenever the values change by anything but typing, for editors that read their value only once. */
    resetCount,
    clearFailure: () => setFailure(undefined),
    submit: (change?: Partial<Values>) => submitOver(base, change),
    /** Saves the user's changes over the conflicting version, and leaves everything else as it is stored. */
    keepMine: (stored: Row) => {
      const mine = changedValues(form.getValues(), valuesOf(base.row))
      focusFirstField()
      resetTo(stored)
      fill(mine)
      return submitOver({ row: stored, isExact: true })
    },
    /** Replaces the user's changes by the conflicting version. */
    takeTheirs: (stored: Row) => {
      focusFirstField()
      resetTo(stored)
      draft.clear()
    },
  }
}

/** The form of one record as `useRecordForm` returns it. */
export type RecordForm<Values extends FieldValues, Row extends Versioned> = ReturnType<
  typeof useRecordForm<Values, Row>
>

/** The fields of `values` that differ from `base`. */
function changedValues<Values extends FieldValues>(values: Values, base: Values) {
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(base[name])
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>
}

const isUnchanged = <Values extends FieldValues>(values: Values, base: Values) =>
  Object.keys(changedValues(values, base)).length === 0
