import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { useQueryClient } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { useLeaveWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { useSession } from '@fortnight/supabase/session'
import { rejectIncompleteDates } from '../../../backoffice/src/form/rejectIncompleteDates.ts'
import { hasPendingUploads, pendingUploadMessage } from '../../../backoffice/src/image/uploadImage.ts'

type Stored = { id: string; updated_at: string }

type Options<Values extends FieldValues, Row extends Stored> = {
  /** What is edited: "post". */
  noun: string
  /** Where a save and Cancel lead: the address of the list, or what closes the panel that the form is in. */
  exit: string | (() => void)
  schema: ZodType<Values, Values>
  /** The record to edit; without one the form creates one. */
  row: Row | undefined
  valuesOf: (row: Row | undefined) => Values
  /** Stores, with `against` only if that is still how the record is; `changed` is what differs from it. */
  save: (values: Values, against: Row | undefined, changed: Partial<Values>) => Promise<unknown>
  onInvalid?: (field: Path<Values>) => void
}

/**
 * The form of one record, which loses nothing: a refused save keeps every value, what is typed is kept on this device,
 * and what somebody else has saved in the meantime is shown before it is replaced.
 */
export function useRecordForm<Values extends FieldValues, Row extends Stored>(options: Options<Values, Row>) {
  const { noun, exit, schema, row, valuesOf, save, onInvalid } = options
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const userId = useSession(({ user }) => user?.id)
  // What the form was filled from; after somebody else's save it is theirs, once the person has chosen.
  const [base, setBase] = useState(row)
  const [theirs, setTheirs] = useState<Row>()
  const [failure, setFailure] = useState<string>()
  const [fillings, setFillings] = useState(0)
  // A double click must not create two records, nor a click after the save while the list is on its way.
  const isStoring = useRef(false)

  const form = useForm<Values, unknown, Values>({
    resolver: rejectIncompleteDates(zodResolver(schema)),
    defaultValues: valuesOf(row) as DefaultValues<Values>,
  })
  const draft = useDraft(`${noun.toLowerCase()}-${row?.id ?? 'new'}:${userId}`, form, { basedOn: base?.updated_at })
  const { isDirty, isSubmitting } = form.formState
  useLeaveWarning(isDirty)

  const store = async (values: Values, against: Row | undefined) => {
    if (isStoring.current) return
    if (hasPendingUploads(queryClient)) return setFailure(pendingUploadMessage)
    isStoring.current = true
    setFailure(undefined)
    setTheirs(undefined)
    try {
      await save(values, against, differing(values, valuesOf(against)))
    } catch (error) {
      isStoring.current = false
      if (error instanceof EditConflict) setTheirs(error.theirs as Row)
      else setFailure(sentenceFor(error, `Failed to save ${noun}`))
      return
    }
    draft.clear()
    toast.success(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} saved`)
    if (typeof exit === 'string') await navigate(exit)
    else exit()
  }
  const storeAgainst = (against: Row | undefined, change: Partial<Values> = {}) =>
    form.handleSubmit(
      (values) => store({ ...values, ...change }, against),
      (errors) => onInvalid?.(Object.keys(errors)[0] as Path<Values>),
    )()

  /** Puts other values into the form, to be looked at and saved. */
  const fill = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    setFillings((count) => count + 1)
  }
  const fillFrom = (stored: Row) => {
    setBase(stored)
    setTheirs(undefined)
    form.reset(valuesOf(stored))
    setFillings((count) => count + 1)
  }

  return {
    ...{ noun, exit, valuesOf, form, base, theirs, failure, isDirty, isSubmitting, fill },
    /** Grows whenever something else than typing has changed the values. */
    fillings,
    submit: (change?: Partial<Values>) => storeAgainst(base, change),
    draft: {
      ...draft,
      restore: () => {
        const basedOn = draft.restore()
        // Changes to an older version are saved as such, so that the newer one is not replaced unseen.
        if (base && basedOn) setBase({ ...base, updated_at: basedOn })
        setFillings((count) => count + 1)
      },
    },
    /** What the person has changed wins, everything else is as it is stored now. */
    keepMine: (stored: Row) => {
      const mine = differing(form.getValues(), valuesOf(base))
      fillFrom(stored)
      fill(mine)
      return storeAgainst(stored)
    },
    takeTheirs: (stored: Row) => {
      fillFrom(stored)
      draft.clear()
    },
  }
}

/** What `useRecordForm` gives. */
export type RecordForm<Values extends FieldValues, Row extends Stored> = ReturnType<typeof useRecordForm<Values, Row>>

/** The fields of `values` that `start` does not hold already. */
function differing<Values extends FieldValues>(values: Values, start: Values) {
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(start[name])
  return Object.fromEntries(Object.entries(values).filter(differs)) as Partial<Values>
}
