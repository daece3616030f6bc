import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Resolver } from 'react-hook-form'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { type RecordFormOptions, useRecordForm } from './useRecordForm.ts'

type Values = { name: string; note: string }
type Row = Values & { updated_at: string }

class Conflict extends Error {
  theirs: Row
  constructor(theirs: Row) {
    super('stale')
    this.theirs = theirs
  }
}

const version = (day: number) => `2025-09-0${day}T10:00:00Z`
const stored: Row = { name: 'Agent', note: 'Old', updated_at: version(1) }
const valuesOf = (row: Row | undefined) => ({ name: row?.name ?? '', note: row?.note ?? '' })

const resolver: Resolver<Values, unknown, Values> = (values) => {
  if (values.name.trim()) return { values: { ...values, name: values.name.trim() }, errors: {} }
  return { values: {}, errors: { name: { type: 'required', message: 'Name is required' } } }
}

type Options = Partial<RecordFormOptions<Values, Row>>

function Form(options: Options) {
  const state = useRecordForm<Values, Row>({
    draftKey: 'record:r1',
    resolver,
    row: stored,
    valuesOf,
    save: () => Promise.resolve(undefined),
    conflictingRow: (error) => (error instanceof Conflict ? error.theirs : undefined),
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

const show = (options: Options) => {
  const element = (more: Options = {}) => (
    <BrowserRouter>
      <Form {...options} {...more} />
    </BrowserRouter>
  )
  const { rerender, unmount } = render(element())
  return { rerender: (more: Options) => rerender(element(more)), unmount }
}
const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const notice = () => screen.queryByRole('region', { name: 'This record was changed in the meantime' })

/** A save that stores over the current version alone; the current version is `theirs` by now. */
const saveOverTheirs = (theirs: Row) =>
  jest.fn((values: Values, base: Row | undefined) =>
    base?.updated_at === theirs.updated_at
      ? Promise.resolve({ ...values, updated_at: version(9) })
      : Promise.reject(new Conflict(theirs)),
  )

beforeEach(() => localStorage.clear())

describe('a record form', () => {
  it('saves the values with the version they are based on and the values that changed', async () => {
    const save = jest.fn(() => Promise.resolve(undefined))
    const onSaved = jest.fn()
    show({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await press('Save')
    expect(save).toHaveBeenCalledWith({ name: 'Agent', note: 'Old!' }, stored, { note: 'Old!' })
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect({ ...localStorage }).toEqual({})
  })

  it('saves once on a double click, and never again when it closes after the save', async () => {
    const save = jest.fn(() => Promise.resolve(undefined))
    show({ save })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
    await press('Save')
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('keeps the values of a failed save, shows the error, and can save again', async () => {
    const save = jest.fn(() => Promise.resolve(undefined)).mockRejectedValueOnce('The server is down')
    show({ save })
    await userEvent.type(field('Note'), '!')
    await press('Save')
    expect(screen.getByRole('alert')).toHaveTextContent('The server is down')
    expect(field('Note')).toHaveValue('Old!')
    await press('Save')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('reports the first invalid field and saves nothing', async () => {
    const save = jest.fn(() => Promise.resolve(undefined))
    const onInvalid = jest.fn()
    show({ save, onInvalid })
    await userEvent.clear(field('Name'))
    await press('Save')
    expect(onInvalid).toHaveBeenCalledWith('name')
    expect(save).not.toHaveBeenCalled()
  })

  it('adopts a newer version of the record only while it has no changes', async () => {
    const { rerender } = show({})
    rerender({ row: { ...stored, note: 'Newer', updated_at: version(2) } })
    expect(field('Note')).toHaveValue('Newer')
    await userEvent.type(field('Name'), '!')
    rerender({ row: { ...stored, note: 'Newest', updated_at: version(3) } })
    expect(field('Note')).toHaveValue('Newer')
  })
})

describe('a record form that stays open', () => {
  it('continues with the stored record', async () => {
    const save = jest.fn((values: Values) => Promise.resolve({ ...values, updated_at: version(2) }))
    show({ save, staysOpen: true })
    await userEvent.type(field('Name'), '! ')
    await press('Save')
    expect(field('Name')).toHaveValue('Agent!')
    expect(screen.getByText('Unchanged')).toBeVisible()
    await userEvent.type(field('Note'), '!')
    await press('Save')
    expect(save.mock.lastCall).toMatchObject([{ note: 'Old!' }, { updated_at: version(2) }, { note: 'Old!' }])
  })

  it('keeps what the user types during a save as unsaved changes', async () => {
    let respond: (row: Row) => void = () => undefined
    const save = jest.fn(() => new Promise<Row>((resolve) => (respond = resolve)))
    const [onSaved, onPartlySaved] = [jest.fn(), jest.fn()]
    show({ save, onSaved, onPartlySaved, staysOpen: true })
    await userEvent.type(field('Name'), '!')
    await press('Save')
    await userEvent.type(field('Note'), ' and new')
    await act(async () => respond({ ...stored, name: 'Agent!', updated_at: version(2) }))
    expect(onPartlySaved).toHaveBeenCalledTimes(1)
    expect(onSaved).not.toHaveBeenCalled()
    expect(field('Note')).toHaveValue('Old and new')
    expect(screen.getByText('Changed')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('fortnight-draft:record:r1')).toContain('"note":"Old and new"'))
    expect(localStorage.getItem('fortnight-draft:record:r1')).not.toContain('Agent')
    await press('Save')
    expect(save).toHaveBeenLastCalledWith(
      { name: 'Agent!', note: 'Old and new' },
      { ...stored, name: 'Agent!', updated_at: version(2) },
      { note: 'Old and new' },
    )
  })
})

describe('a record that was stored by another user while the form was open', () => {
  const theirs = { ...stored, name: 'Their agent', updated_at: version(2) }

  it('is saved with my changes over theirs when I keep mine', async () => {
    const save = saveOverTheirs(theirs)
    const onSaved = jest.fn()
    show({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await press('Save')
    expect(notice()).toHaveFocus()
    expect(onSaved).not.toHaveBeenCalled()
    await press('Keep mine')
    expect(save).toHaveBeenLastCalledWith({ name: 'Their agent', note: 'Old!' }, theirs, { note: 'Old!' })
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(notice()).toBeNull()
  })

  it('fills the form and discards my changes when I take theirs', async () => {
    const save = saveOverTheirs(theirs)
    show({ save })
    await userEvent.type(field('Note'), '!')
    await press('Save')
    await press('Take theirs')
    expect(field('Name')).toHaveValue('Their agent')
    expect(field('Name')).toHaveFocus()
    expect(field('Note')).toHaveValue('Old')
    expect(notice()).toBeNull()
    expect(screen.getByText('Unchanged')).toBeVisible()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('counts as saved when it already holds my values, because a response was lost', async () => {
    const save = saveOverTheirs({ ...stored, note: 'Old!', updated_at: version(2) })
    const onSaved = jest.fn()
    show({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await press('Save')
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is saved without a notice when its version alone is new', async () => {
    const save = saveOverTheirs({ ...stored, updated_at: version(2) })
    const onSaved = jest.fn()
    show({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await press('Save')
    expect(notice()).toBeNull()
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('conflicts with a restored draft of an older version', async () => {
    const draft = { savedAt: Date.now(), basedOn: version(1), values: { note: 'Draft' } }
    localStorage.setItem('fortnight-draft:record:r1', JSON.stringify(draft))
    const save = saveOverTheirs(theirs)
    show({ save, row: theirs })
    await press('Restore')
    await press('Save')
    expect(save.mock.lastCall).toMatchObject([{ note: 'Draft' }, { updated_at: version(1) }, { note: 'Draft' }])
    expect(notice()).toBeVisible()
    await press('Keep mine')
    expect(save).toHaveBeenLastCalledWith({ name: 'Their agent', note: 'Draft' }, theirs, { note: 'Draft' })
  })
})
