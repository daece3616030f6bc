import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  clickButton,
  field,
  renderRecordForm,
  type Row,
  stored,
  type Values,
  version,
} from './renderRecordForm.testing.tsx'

beforeEach(() => localStorage.clear())

describe('a record form', () => {
  it('saves the values with the version they are based on and the values that changed', async () => {
    const save = jest.fn(() => Promise.resolve(undefined))
    const onSaved = jest.fn()
    renderRecordForm({ save, onSaved })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(save).toHaveBeenCalledWith({ name: 'Agent', note: 'Old!' }, stored, { note: 'Old!' })
    expect(onSaved).toHaveBeenCalledTimes(1)
    expect(localStorage).toHaveLength(0)
  })

  it('saves once on a double click, and never again when it closes after the save', async () => {
    const save = jest.fn(() => Promise.resolve(undefined))
    renderRecordForm({ save })
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
    await clickButton('Save')
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('keeps the values of a failed save, shows the error, and can save again', async () => {
    const save = jest.fn(() => Promise.resolve(undefined)).mockRejectedValueOnce('The server is down')
    renderRecordForm({ save })
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(screen.getByRole('alert')).toHaveTextContent('The server is down')
    expect(field('Note')).toHaveValue('Old!')
    await clickButton('Save')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('reports the first invalid field and saves nothing', async () => {
    const save = jest.fn(() => Promise.resolve(undefined))
    const onInvalid = jest.fn()
    renderRecordForm({ save, onInvalid })
    await userEvent.clear(field('Name'))
    await clickButton('Save')
    expect(onInvalid).toHaveBeenCalledWith('name')
    expect(save).not.toHaveBeenCalled()
  })

  it('adopts a newer version of the record only while it has no changes', async () => {
    const { rerender } = renderRecordForm({})
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
    renderRecordForm({ save, staysOpen: true })
    await userEvent.type(field('Name'), '! ')
    await clickButton('Save')
    expect(field('Name')).toHaveValue('Agent!')
    expect(screen.getByText('Unchanged')).toBeVisible()
    await userEvent.type(field('Note'), '!')
    await clickButton('Save')
    expect(save.mock.lastCall).toMatchObject([{ note: 'Old!' }, { updated_at: version(2) }, { note: 'Old!' }])
  })

  it('keeps what the user types during a save as unsaved changes', async () => {
    let respond: (row: Row) => void = () => undefined
    const save = jest.fn(() => new Promise<Row>((resolve) => (respond = resolve)))
    const [onSaved, onPartlySaved] = [jest.fn(), jest.fn()]
    renderRecordForm({ save, onSaved, onPartlySaved, staysOpen: true })
    await userEvent.type(field('Name'), '!')
    await clickButton('Save')
    await userEvent.type(field('Note'), ' and new')
    respond({ ...stored, name: 'Agent!', updated_at: version(2) })
    await waitFor(() => expect(onPartlySaved).toHaveBeenCalledTimes(1))
    expect(onSaved).not.toHaveBeenCalled()
    expect(field('Note')).toHaveValue('Old and new')
    expect(screen.getByText('Changed')).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('fortnight-draft:record:r1')).toContain('"note":"Old and new"'))
    expect(localStorage.getItem('fortnight-draft:record:r1')).not.toContain('Agent')
    await clickButton('Save')
    expect(save).toHaveBeenLastCalledWith(
      { name: 'Agent!', note: 'Old and new' },
      { ...stored, name: 'Agent!', updated_at: version(2) },
      { note: 'Old and new' },
    )
  })
})
