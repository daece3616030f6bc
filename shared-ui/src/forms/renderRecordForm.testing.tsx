/* Test support: a record form with two fields. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts'

export type Values = { name: string; note: string }
export type Row = Values & { updated_at: string }

export class StaleVersionError extends Error {
  theirs: Row
  constructor(theirs: Row) {
    super('stale')
    this.theirs = theirs
  }
}

export const version = (day: number) => `2025-09-0${day}T10:00:00Z`
export const stored: Row = { name: 'Agent', note: 'Old', updated_at: version(1) }
const valuesOf = (row: Row | undefined) => ({ name: row?.name ?? '', note: row?.note ?? '' })

const resolver: Resolver<Values, unknown, Values> = (values) => {
  const name = values.name.trim()
  const errors: FieldErrors<Values> = { name: { type: 'required', message: 'Name is required' } }
  return name ? { values: { ...values, name }, errors: {} } : { values: {}, errors }
}

type Options = Partial<RecordFormOptions<Values, Row>>

function RecordForm(options: Options) {
  const state = useRecordForm<Values, Row>({
    draftKey: 'record:r1',
    resolver,
    row: stored,
    valuesOf,
    save: () => Promise.resolve(undefined),
    conflictingRow: (error) => (error instanceof StaleVersionError ? error.theirs : undefined),
    errorMessage: (error) => String(error),
    onSaved: jest.fn(),
    ...options,
  })
  const { form, draft, conflict, failure, isDirty } = state
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void state.submit()
      }}
    >
      <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
      {conflict && (
        <ConflictNotice
          noun="record"
          savedAt={conflict.updated_at}
          onKeepMine={() => void state.keepMine(conflict)}
          onTakeTheirs={() => state.takeTheirs(conflict)}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Note" {...form.register('note')} />
      <p>{isDirty ? 'Changed' : 'Unchanged'}</p>
      <button>Save</button>
    </form>
  )
}

/** Renders a record form; `rerender` changes its options. */
export const renderRecordForm = (options: Options) => {
  const element = (more: Options = {}) => (
    <BrowserRouter>
      <RecordForm {...options} {...more} />
    </BrowserRouter>
  )
  const { rerender, unmount } = render(element())
  return { rerender: (more: Options) => rerender(element(more)), unmount }
}
export const field = (name: string) => screen.getByLabelText(name)
export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const conflictNotice = () => screen.queryByRole('region', { name: 'This record was changed in the meantime' })
