import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ToastHost } from '../feedback/Toast.tsx'
import { sampleFile } from '../room/samples.testing.ts'
import { AcceptanceBoard } from './AcceptanceBoard.tsx'
import type { AcceptanceActions, AcceptanceList } from './acceptanceRecords.ts'
import { sampleCase, sampleList, sampleProposal, sampleRoom, testedList } from './samples.testing.ts'

function renderBoard(list: AcceptanceList, actions: Partial<AcceptanceActions> = {}) {
  const board = (shown: AcceptanceList) => (
    <>
      <AcceptanceBoard room={sampleRoom(shown, actions)} historyOf={({ title }) => <p>Results of {title}</p>} />
      <ToastHost />
    </>
  )
  const { rerender } = render(board(list))
  return { update: (changed: AcceptanceList) => rerender(board(changed)) }
}
const mockAction = () => jest.fn(() => Promise.resolve())
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

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
    const dialog = await findDialog('New case')
    await userEvent.click(dialog.getByRole('button', { name: 'Save case' }))
    expect(await dialog.findByText('A case needs a title.')).toBeVisible()
    expect(dialog.getByText('Say what must come out.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Title'), ' Refund ')
    await userEvent.type(dialog.getByLabelText('Input'), 'A complaint')
    await userEvent.type(dialog.getByLabelText('Expected result'), 'An apology')
    await userEvent.selectOptions(dialog.getByLabelText('Importance'), 'Should')
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
    const dialog = await findDialog('Edit case 1')
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
    const dialog = await findDialog('Edit case 1')
    await userEvent.type(dialog.getByLabelText('Title'), ' again')
    await userEvent.click(dialog.getByRole('button', { name: 'Save case' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The server could not be reached.')
    expect(dialog.getByLabelText('Title')).toHaveValue(`${sampleCase().title} again`)
  })

  it('loses a case with Undo [FORT-62]', async () => {
    const setCaseDeleted = mockAction()
    renderBoard(sampleList(), { setCaseDeleted })
    await click('Delete case 2')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
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
    const dialog = await findDialog('Import cases')
    const text = 'Title,Input,Expected result\nRefund,A complaint,An apology\nNothing,,'
    await userEvent.upload(dialog.getByLabelText('CSV file'), new File([text], 'cases.csv', { type: 'text/csv' }))
    expect(await dialog.findByText('1 case found, 1 row is left out')).toBeVisible()
    expect(dialog.getByText('Input: Say what goes in.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 case' }))
    const content = { title: 'Refund', input: 'A complaint', expected: 'An apology', importance: 'must' }
    await waitFor(() => expect(importCases).toHaveBeenCalledWith([{ id: 'new', ...content }]))
  })
})

describe('an agreed list', () => {
  it('shows how far the newest version passes, and what changed since the one before [FORT-72]', () => {
    renderBoard(testedList())
    expect(screen.getByRole('heading', { name: '1 of 2 cases pass with version 0.2 (50%)' })).toBeVisible()
    expect(screen.getByText(/Since version 0.1: 1 now passes, 1 no longer./)).toBeVisible()
    expect(screen.getByText('Passed before')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'New version' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Edit case 1' })).toBeNull()
  })

  it('shows both wordings and the reason of a proposal, which the other side decides [FORT-77] [FORT-68]', async () => {
    const decideProposal = mockAction()
    const proposals = [sampleProposal(), sampleProposal({ id: 'p2', kind: 'delete', side: 'client' })]
    renderBoard(testedList({ proposals }), { decideProposal })
    const region = within(screen.getByRole('region', { name: 'Proposed changes' }))
    expect(region.getByText(/First visits take an hour now.$/, { selector: 'li:first-child p' })).toBeVisible()
    expect(region.getByText(/offers 60 minutes/)).toBeVisible()
    await userEvent.click(region.getByRole('button', { name: /^Decline: Change case 1/ }))
    await userEvent.click(region.getByRole('button', { name: /^Withdraw: Delete case 1/ }))
    expect(decideProposal.mock.calls).toEqual([
      ['p1', 'declined'],
      ['p2', 'withdrawn'],
    ])
  })

  it('is changed by proposals with a reason [FORT-67]', async () => {
    const proposeChange = mockAction()
    renderBoard(testedList(), { proposeChange })
    await userEvent.click(screen.getAllByRole('button', { name: 'Propose to delete it', hidden: true })[0]!)
    const dialog = await findDialog('Propose to delete case 1')
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    expect(dialog.getByText('Please give a reason.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'Covered by 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    const target = expect.objectContaining({ id: 'c1' }) as unknown
    await waitFor(() => expect(proposeChange).toHaveBeenCalledWith('new', 'Covered by 2', target))
  })

  it('records a result with its note and picture; a failure needs a note [FORT-70]', async () => {
    const recordRun = mockAction()
    renderBoard(testedList(), { recordRun })
    await click('Record result of case 1')
    const dialog = await findDialog(`Result of case 1: ${sampleCase().title}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }))
    expect(await dialog.findByText('Choose pass or fail.')).toBeVisible()
    await userEvent.click(dialog.getByLabelText('Fail'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }))
    expect(await dialog.findByText('Please say what went wrong.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Note'), 'Too late')
    const image = new File(['x'], 'screen.png', { type: 'image/png' })
    await userEvent.upload(dialog.getByLabelText('Upload: Picture'), image)
    expect(await dialog.findByText('screen.png')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }))
    const run = { agentVersion: '0.2', result: 'fail', note: 'Too late', picture: 'new' }
    await waitFor(() => expect(recordRun).toHaveBeenCalledWith('new', expect.objectContaining(run)))
  })

  it('shows the results of a case beside its whole text [FORT-78]', async () => {
    renderBoard(testedList())
    await click(sampleCase().title)
    const dialog = await findDialog(`1. ${sampleCase().title}`)
    expect(dialog.getByText(sampleCase().expected)).toBeVisible()
    expect(dialog.getByText(`Results of ${sampleCase().title}`)).toBeVisible()
  })

  it('gains and loses versions of the agent by the team [FORT-69]', async () => {
    const [addVersion, deleteVersion] = [mockAction(), mockAction()]
    renderBoard(testedList({ side: 'team' }), { addVersion, deleteVersion })
    await click('Delete version 0.1')
    expect(deleteVersion).toHaveBeenCalledWith('0.1')
    expect(screen.queryByRole('button', { name: 'Delete version 0.2' })).toBeNull()
    await click('New version')
    const dialog = await findDialog('New version of the agent')
    await userEvent.click(dialog.getByRole('button', { name: 'Add version' }))
    expect(dialog.getByText('A version needs a name.')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Name'), '0.3')
    await userEvent.click(dialog.getByRole('button', { name: 'Add version' }))
    expect(addVersion).toHaveBeenCalledWith('0.3', '')
  })

  it('of a deleted project can only be read [FORT-65]', () => {
    renderBoard(testedList({ side: 'team', is_closed: true, proposals: [sampleProposal({ side: 'client' })] }))
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent.trim())
    expect(names).toEqual(['Export CSV', sampleCase().title, 'A patient writes about pain'])
  })
})
