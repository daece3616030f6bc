import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { click, mockAction, renderBoard } from './renderBoard.testing.tsx'
import { sampleCase, sampleProposal, sampleRun, testedList } from './samples.testing.ts'

beforeEach(() => localStorage.clear())

describe('an agreed list', () => {
  it('says once when both sides confirmed it [FORT-64]', () => {
    renderBoard(testedList())
    const panel = screen.getByRole('region', { name: 'Confirmation' })
    expect(panel).toHaveTextContent(/agreed on this list on/)
    expect(panel).not.toHaveTextContent(/confirmed on/i)
    expect(panel).toHaveTextContent('You can propose changes; we’ll accept or decline them.')
  })

  it('offers no changes once the project is signed off [FORT-64]', () => {
    renderBoard(testedList({ is_closed: true }))
    expect(screen.getByRole('region', { name: 'Confirmation' })).toHaveTextContent('It’s read-only now.')
    expect(screen.queryByText(/You can propose changes/)).toBeNull()
  })

  it('shows how far the newest version passes, and what changed since the one before [FORT-72]', () => {
    renderBoard(testedList())
    expect(screen.getByRole('heading', { name: '1 of 2 cases passed with version 0.2' })).toBeVisible()
    expect(screen.getByText(/Since version 0.1: 1 more case passes, 1 no longer passes./)).toBeVisible()
    expect(screen.getByText('Passed with version 0.1')).toBeVisible()
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose to delete case 1' }))
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
    await click('Change result of case 1')
    const dialog = within(await screen.findByRole('dialog', { name: `Result of case 1: ${sampleCase().title}` }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }))
    expect(await dialog.findByText('Choose passed or failed.')).toBeVisible()
    await userEvent.click(dialog.getByLabelText('Failed'))
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

  it('marks what has failed or is not tested, and can fold what has passed', () => {
    const passed = sampleCase({ number: 2, run: sampleRun({ result: 'pass' }) })
    renderBoard(testedList({ cases: [sampleCase({ run: sampleRun() }), passed, sampleCase({ number: 3 })] }))
    const [, ...rows] = screen.getAllByRole('row')
    expect(rows.map(({ dataset }) => dataset.result)).toEqual(['failed', undefined, 'open'])
    expect(screen.getAllByText(/^Details of case/).map(({ textContent }) => textContent)).toEqual(['Details of case 2'])
  })

  it('shows the results of a case beside its whole text [FORT-78]', async () => {
    renderBoard(testedList())
    await click(sampleCase().title)
    const dialog = within(await screen.findByRole('dialog', { name: `1. ${sampleCase().title}` }))
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
    const dialog = within(await screen.findByRole('dialog', { name: 'New version of the agent' }))
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
