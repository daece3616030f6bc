import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { FieldDiff } from './FieldDiff.tsx'
import { fieldName, type Fields } from '@fortnight/shared-ui/forms/fieldLabels'
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
  /** The columns that differ from the state before; none for the first. */
  changed_fields: string[]
  /** Who saved; null when nobody is known. */
  saved_by: string | null
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every query has its own types of key and of what it fetches
type Query<Data> = UseSuspenseQueryOptions<any, Error, Data, any>

type Props<Values> = {
  revisions: Query<Revision[]>
  /** The values that the form would have had then. */
  valuesAt: (revisionId: number) => Query<Values>
  fields: Fields<Values>
  getCurrentValues: () => Values
  onRestore: (values: Values) => void
  onClose: () => void
}

/** Every state in which a record was saved: what changed, a comparison with the form, and the way back. */
export function RevisionsPanel<Values extends object>({ onClose, ...rest }: Props<Values>) {
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title="History"
      description="Every save is kept. Restoring puts that text into the form; nothing is stored until you save."
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
  const [open, setOpen] = useState<number>()
  return (
    <List role="list">
      {revisions.map(({ id, saved_at, saved_by, changed_fields }) => (
        <li key={id}>
          <strong>{formatDateTime(saved_at)}</strong> {saved_by && `by ${saved_by}`}
          <small>
            {changed_fields.length ? `Changed: ${namesOf(props.fields, changed_fields)}` : 'First kept state'}
          </small>
          {open === id ? (
            <PageBoundary fallback={<Skeleton lines={4} label="Loading…" />} errorTitle="It could not be loaded">
              <Comparison {...props} revisionId={id} onClose={() => setOpen(undefined)} />
            </PageBoundary>
          ) : (
            <Actions>
              <Button variant="secondary" size="small" onClick={() => setOpen(id)}>
                Compare
              </Button>
            </Actions>
          )}
        </li>
      ))}
    </List>
  )
}

const namesOf = (fields: object, columns: string[]) => columns.map((column) => fieldName(fields, column)).join(', ')

function Comparison<Values extends object>(props: Props<Values> & { revisionId: number }) {
  const { valuesAt: valuesThen, revisionId, fields, getCurrentValues: current, onRestore, onClose } = props
  const { data: then } = useSuspenseQuery(valuesThen(revisionId))
  return (
    <>
      <small>What was there then is struck out, what is in the form now is underlined.</small>
      <FieldDiff fields={fields} before={then} after={current()} />
      <Actions>
        <Button size="small" onClick={() => onRestore(then)}>
          Restore
        </Button>
        <Button variant="ghost" size="small" onClick={onClose}>
          Close comparison
        </Button>
      </Actions>
    </>
  )
}
