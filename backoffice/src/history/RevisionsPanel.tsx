import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { FieldDiff } from './FieldDiff.tsx'
import { fieldLabel, type FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { SidePanel } from '../layout/SidePanel.tsx'

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`

type Revision = {
  id: number
  saved_at: string
  /** Columns that differ from the previous version; empty for the first one. */
  changed_fields: string[]
  /** Name of the admin; null when unknown. */
  saved_by: string | null
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every query has its own types of key and of data
type Query<Data> = UseSuspenseQueryOptions<any, Error, Data, any>

type Props<Values> = {
  revisions: Query<Revision[]>
  /** The form's values in that version. */
  valuesAt: (revisionId: number) => Query<Values>
  fields: FieldLabels<Values>
  getCurrentValues: () => Values
  onRestore: (values: Values) => void
  onClose: () => void
}

/** All saved versions of a record: what changed, a comparison with the form, and Restore. */
export function RevisionsPanel<Values extends object>({ onClose, ...rest }: Props<Values>) {
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title="History"
      description="Every save is kept. Restoring puts that version in the form; nothing changes until you save."
    >
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading the history…" />}
        errorTitle="The history could not be loaded"
      >
        <Revisions {...rest} />
      </PageBoundary>
    </SidePanel>
  )
}

function Revisions<Values extends object>(props: Omit<Props<Values>, 'onClose'>) {
  const { data: revisions } = useSuspenseQuery(props.revisions)
  const [comparedId, setComparedId] = useState<number>()
  return (
    <List role="list">
      {revisions.map(({ id, saved_at, saved_by, changed_fields }) => (
        <li key={id}>
          <strong>{formatDateTime(saved_at)}</strong> {saved_by && `by ${saved_by}`}
          <small>
            {changed_fields.length ? `Changed: ${labelsOf(props.fields, changed_fields)}` : 'First saved version'}
          </small>
          {comparedId === id ? (
            <PageBoundary
              fallback={<Skeleton lines={4} label="Loading…" />}
              errorTitle="This version could not be loaded"
            >
              <Comparison {...props} revisionId={id} onClose={() => setComparedId(undefined)} />
            </PageBoundary>
          ) : (
            <Actions>
              <Button variant="secondary" size="small" onClick={() => setComparedId(id)}>
                Compare
              </Button>
            </Actions>
          )}
        </li>
      ))}
    </List>
  )
}

const labelsOf = (fields: object, columns: string[]) => columns.map((column) => fieldLabel(fields, column)).join(', ')

function Comparison<Values extends object>(props: Props<Values> & { revisionId: number }) {
  const { valuesAt, revisionId, fields, getCurrentValues, onRestore, onClose } = props
  const { data: savedValues } = useSuspenseQuery(valuesAt(revisionId))
  return (
    <>
      <small>Text from this version is struck through; text now in the form is underlined.</small>
      <FieldDiff fields={fields} before={savedValues} after={getCurrentValues()} />
      <Actions>
        <Button size="small" onClick={() => onRestore(savedValues)}>
          Restore
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          Close comparison
        </Button>
      </Actions>
    </>
  )
}
