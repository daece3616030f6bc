import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import type { ZodType } from 'zod'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { type RecordFormOptions, useRecordForm } from '@fortnight/shared-ui/forms/useRecordForm'
import { useQueryClient } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { useSession } from '@fortnight/supabase/session'
import { hasPendingUploads, pendingUploadMessage } from '../image/uploadImage.ts'
import { rejectIncompleteDates } from './rejectIncompleteDates.ts'

/** A record that admins edit. */
export type AdminRow = { id: string; updated_at: string }

type Options<Values extends FieldValues, Row extends AdminRow> = Pick<
  RecordFormOptions<Values, Row>,
  'row' | 'valuesOf' | 'onInvalid'
> & {
  /** What is edited: "post". */
  noun: string
  /** Names the draft on this device, for records that are created in more than one place. */
  draftName?: string
  /** Where a save and Cancel lead: the URL of the list, or a function that closes the panel around the form. */
  exit: string | (() => void)
  schema: ZodType<Values, Values>
  /** Stores the values, only if `base` is still the stored version; `changed` holds what differs from it. */
  save: (values: Values, base: Row | undefined, changed: Partial<Values>) => Promise<unknown>
}

/** The form of one record in the back office. It closes once its values are stored. */
export function useAdminRecordForm<Values extends FieldValues, Row extends AdminRow>(options: Options<Values, Row>) {
  const { noun, exit, schema, row, valuesOf, save, onInvalid } = options
  const { draftName = row?.id ?? 'new' } = options
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const userId = useSession(({ user }) => user?.id)

  const state = useRecordForm<Values, Row>({
    draftKey: `${noun.toLowerCase()}-${draftName}:${userId}`,
    resolver: rejectIncompleteDates(zodResolver(schema)),
    row,
    valuesOf,
    save: async (...args) => {
      if (hasPendingUploads(queryClient)) throw new Error(pendingUploadMessage)
      await save(...args)
      return undefined
    },
    conflictingRow: (error) => (error instanceof EditConflict ? (error.theirs as Row) : undefined),
    errorMessage: (error) => errorMessageFor(error, `Failed to save ${noun}`),
    onSaved: () => {
      void toast.success(`${noun.charAt(0).toUpperCase()}${noun.slice(1)} saved`)
      if (typeof exit === 'string') void navigate(exit)
      else exit()
    },
    onInvalid,
  })
  return { ...state, noun, exit }
}

/** The form of one record as `useAdminRecordForm` returns it. */
export type AdminRecordForm<Values extends FieldValues, Row extends AdminRow> = ReturnType<
  typeof useAdminRecordForm<Values, Row>
>
