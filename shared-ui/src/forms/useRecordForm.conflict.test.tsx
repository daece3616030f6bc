import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  clickButton,
  conflictNotice,
  field,
  renderRecordForm,
  type Row,
  StaleVersionError,
  stored,
  type Values,
  version,
} from './renderRecordForm.testing.tsx'

/** A save that stores over the current version alone; the current version is `theirs` by now. */
const saveOverTheirs = (theirs: Row) =>
  jest.fn((values: Values, base: Row | undefined) =>
    base?.updated_at === theirs.updated_at
      ? Promise.resolve({ ...values, updated_at: version(9) })
      : Promise.reject(new StaleVersionError(theirs)),
  )

beforeEach(() => localStorage.clear())

describe('a record that was stored by another user while the form was open', () => {
  const theirs = { ...stored, name: 'Their agent', updated_at: version(2) }

  it('is saved with my changes over theirs when I keep mine', async () => {
    const save = saveOverTheirs(theirs)
    const onSaved = jest.fn()
    renderRecordForm({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(conflictNotice()).toHaveFocus()
    expect(onSaved).not.toHaveBeenCalled()
    await clickButton('Keep mine')
    expect(save).toHaveBeenLastCalledWith({ name: 'Their agent', note: 'Old!' }, theirs, { note: 'Old!' })
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(conflictNotice()).toBeNull()
  })

  it('fills the form and discards my changes when I take theirs', async () => {
    const save = saveOverTheirs(theirs)
    renderRecordForm({ save })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    await clickButton('Take theirs')
    expect(field('Name')).toHaveValue('Their agent')
    expect(field('Name')).toHaveFocus()
    expect(field('Note')).toHaveValue('Old')
    expect(conflictNotice()).toBeNull()
    expect(screen.getByText('Unchanged')).toBeVisible()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('counts as saved when it already holds my values, because a response was lost', async () => {
    const save = saveOverTheirs({ ...stored, note: 'Old!', updated_at: version(2) })
    const onSaved = jest.fn()
    renderRecordForm({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is saved without a notice when its version alone is new and the form shows the whole record', async () => {
    const save = saveOverTheirs({ ...stored, updated_at: version(2) })
    const onSaved = jest.fn()
    renderRecordForm({ save, onSaved, showsWholeRecord: true })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(conflictNotice()).toBeNull()
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('shows a notice when its version alone is new but the form shows only a part of the record', async () => {
    const save = saveOverTheirs({ ...stored, updated_at: version(2) })
    renderRecordForm({ save })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(conflictNotice()).toBeVisible()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('conflicts with a restored draft of an older version', async () => {
    const draft = { savedAt: Date.now(), basedOn: version(1), values: { note: 'Draft' } }
    localStorage.setItem('fortnight-draft:record:r1', JSON.stringify(draft))
    const save = saveOverTheirs(theirs)
    renderRecordForm({ save, row: theirs })
    await clickButton('Restore')
    await clickButton('Save')
    expect(save.mock.lastCall).toMatchObject([{ note: 'Draft' }, { updated_at: version(1) }, { note: 'Draft' }])
    expect(conflictNotice()).toBeVisible()
    await clickButton('Keep mine')
    expect(save).toHaveBeenLastCalledWith({ name: 'Their agent', note: 'Draft' }, theirs, { note: 'Draft' })
  })
})
