import type { FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { ConflictNotice } from '@fortnight/shared-ui/forms/ConflictNotice'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { type FieldLabels, formatAllFields } from '@fortnight/shared-ui/forms/fieldLabels'
import { FieldDiff } from '../history/FieldDiff.tsx'
import { copyToClipboard } from '../layout/copyToClipboard.ts'
import type { AdminRecordForm, AdminRow } from './useAdminRecordForm.ts'

const Comparison = styled.details`
  > summary {
    min-height: 32px;
    cursor: pointer;
  }
`

type Props<Values extends FieldValues, Row extends AdminRow> = {
  state: AdminRecordForm<Values, Row>
  fields: FieldLabels<Values>
}

/** The notices above the form of a record: a draft to restore, a failed save, a conflict with a newer version. */
export function FormNotices<Values extends FieldValues, Row extends AdminRow>({ state, fields }: Props<Values, Row>) {
  const { noun, draft, failure, conflict, form, valuesOf, keepMine, takeTheirs } = state
  const copyValues = () =>
    copyToClipboard(
      formatAllFields(fields, form.getValues()),
      'Your text is copied',
      'Could not copy. Select the text and copy it by hand.',
    )

  return (
    <>
      <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
      {failure && <ErrorBanner>{failure}</ErrorBanner>}
      {conflict && (
        <ConflictNotice
          noun={noun}
          savedAt={conflict.updated_at}
          onKeepMine={() => void keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
          actions={
            <Button variant="ghost" onClick={() => void copyValues()}>
              Copy my text
            </Button>
          }
        >
          <Comparison>
            <summary>Compare: theirs struck through, yours underlined</summary>
            <FieldDiff fields={fields} before={valuesOf(conflict)} after={form.getValues()} />
          </Comparison>
        </ConflictNotice>
      )}
    </>
  )
}
