import type { FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { DraftNotice } from '@fortnight/shared-ui/DraftNotice'
import { ConflictNotice } from './ConflictNotice.tsx'
import type { Fields } from './fields.ts'
import type { RecordForm } from './useRecordForm.ts'

const Failure = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`

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
      <DraftNotice found={draft.found} onRestore={draft.restore} onDiscard={draft.discard} />
      {failure && <Failure role="alert">{failure}</Failure>}
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
