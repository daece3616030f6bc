import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleFile } from '../room/samples.testing.ts'
import { click, mockAction, renderBoard } from './renderBoard.testing.tsx'
import { sampleCase, sampleList } from './samples.testing.ts'

beforeEach(() => localStorage.clear())

describe('a list that both sides write', () => {
  it('explains itself while it has no cases [FORT-75]', () => {
    renderBoard(sampleList({ cases: [] }))
    expect(screen.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Import CSV' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Confirm the list' })).toBeNull()
  })

  it('gains a case, whose fields say what is missing [FORT-60]', async () => {
    const saveCase = jest.fn(() => Promise.resolve(sampleCase()))
    renderBoard(sampleList(), { saveCase })
    await click('New case')
    const dialog = within(await screen.findByRole('dialog', { name: 'New case' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save case' }))
    expect(await dialog.findByText('A case needs a title.')).toBeVisible()
    expect(dialog.getByText('Say what must come out.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Title'), ' Refund ')
    await userEvent.type(dialog.getByLabelText('Input'), 'A complaint')
    await userEvent.type(dialog.getByLabelText('Expected result'), 'An apology')
    await userEvent.selectOptions(dialog.getByLabelText('Importance'), 'Should-have')
    await userEvent.selectOptions(dialog.getByLabelText('Example files'), sampleFile().name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save case' }))
    const values = {
      title: 'Refund',
      input: 'A complaint',
      expected: 'An apology',
      importance: 'should',
      files: ['v1'],
    }
    await waitFor(() => expect(saveCase).toHaveBeenCalledWith('new', values, undefined))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows both wordings when the other side has changed a case in the meantime [FORT-61]', async () => {
    const theirs = sampleCase({ expected: 'Two offers', updated_at: '2025-09-03T10:00:00' })
    const saveCase = jest
      .fn<Promise<typeof theirs>, unknown[]>()
      .mockRejectedValueOnce('stale')
      .mockResolvedValue(theirs)
    renderBoard(sampleList(), { saveCase, conflictingCase: (error) => (error === 'stale' ? theirs : undefined) })
    await click('Edit case 1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit case 1' }))
    await userEvent.clear(dialog.getByLabelText('Title'))
    await userEvent.type(dialog.getByLabelText('Title'), 'Mine')
    await userEvent.click(dialog.getByRole('button', { name: 'Save case' }))
    const notice = within(await dialog.findByRole('region', { name: 'This case was changed in the meantime' }))
    expect(notice.getByText('Two offers')).toBeVisible()
    expect(notice.getByText('Mine')).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Keep mine' }))
    const merged = expect.objectContaining({ title: 'Mine', expected: 'Two offers' }) as unknown
    await waitFor(() => expect(saveCase).toHaveBeenLastCalledWith(theirs.id, merged, theirs))
  })

  it('keeps what was typed when it cannot be saved [FORT-61]', async () => {
    renderBoard(sampleList(), { saveCase: () => Promise.reject(new Error()) })
    await click('Edit case 1')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit case 1' }))
    await userEvent.type(dialog.getByLabelText('Title'), ' again')
    await userEvent.click(dialog.getByRole('button', { name: 'Save case' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    expect(dialog.getByLabelText('Title')).toHaveValue(`${sampleCase().title} again`)
  })

  it('loses a case with Undo [FORT-62]', async () => {
    const setCaseDeleted = mockAction()
    renderBoard(sampleList(), { setCaseDeleted })
    await click('Delete case 2')
    // The library of toasts needs pointer events that jsdom does not have.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(setCaseDeleted.mock.calls).toEqual([
      ['c2', true],
      ['c2', false],
    ])
  })

  it('is confirmed by a side as it is, which can take that back [FORT-64]', async () => {
    const [confirmList, withdrawConfirmation] = [mockAction(), mockAction()]
    const { update } = renderBoard(sampleList(), { confirmList, withdrawConfirmation })
    await click('Confirm the list')
    expect(confirmList).toHaveBeenCalledWith(3)
    update(sampleList({ confirmed_by_client_at: '2025-09-02T16:00:00' }))
    expect(screen.getByText('Confirmed on Sep 2, 2025')).toBeVisible()
    await click('Take back the confirmation')
    expect(withdrawConfirmation).toHaveBeenCalled()
  })

  it('gains the good rows of a CSV file, after a look at all of them [FORT-76]', async () => {
    const importCases = jest.fn<Promise<number>, unknown[]>(() => Promise.resolve(1))
    renderBoard(sampleList({ cases: [] }), { importCases })
    await click('Import CSV')
    const dialog = within(await screen.findByRole('dialog', { name: 'Import cases' }))
    const text = 'Title,Input,Expected result\nRefund,A complaint,An apology\nNothing,,'
    await userEvent.upload(dialog.getByLabelText('CSV file'), new File([text], 'cases.csv', { type: 'text/csv' }))
    expect(await dialog.findByText('1 case found, 1 row is left out')).toBeVisible()
    expect(dialog.getByText('Input: Say what goes in.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 case' }))
    const content = { title: 'Refund', input: 'A complaint', expected: 'An apology', importance: 'must' }
    await waitFor(() => expect(importCases).toHaveBeenCalledWith([{ id: 'new', ...content }]))
  })
})
