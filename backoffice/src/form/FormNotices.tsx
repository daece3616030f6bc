import type { FieldValues } from 'react-hook-form'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { ConflictNotice } from '@fortnight/shared-ui/forms/ConflictNotice'
import type { Fields } from '@fortnight/shared-ui/forms/fieldLabels'
import type { RecordForm } from '@fortnight/shared-ui/forms/useRecordForm'

type Props<Values extends FieldValues, Row extends { id: string; updated_at: string }> = {
  state: RecordForm<Values, Row>
  fields: Fields<Values>
}

/** What there is to say above the form of a record: what an earlier visit left, why a save failed, who was faster. */
export function FormNotices<Values extends FieldValues, Row extends { id: string; updated_at: string }>({
  state: { noun, draft, failure, theirs, form, valuesOf, keepMine, takeTheirs },
  fields,
}: Props<Values, Row>) {
  return (
    <>
      <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
      {failure && <ErrorBanner>{failure}</ErrorBanner>}
      {theirs && (
        <ConflictNotice
          noun={noun}
          fields={fields}
          mine={form.getValues()}
          theirs={valuesOf(theirs)}
          savedAt={theirs.updated_at}
          onKeepMine={() => void keepMine(theirs)}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
    </>
  )
}
