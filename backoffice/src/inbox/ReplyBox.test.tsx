import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError } from '../layout/renderAdminPage.testing.tsx'
import { bodiesOf, findRow, mockInboxApi, renderInbox, rooms } from './renderInbox.testing.tsx'

const [{ project_id: project }] = rooms
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const answer = () => screen.findByLabelText('Reply to Mara Holt')
async function openReply() {
  const view = renderInbox()
  const row = within(await findRow('Invoice agent'))
  await userEvent.click(row.getByRole('button', { name: /^Reply/ }))
  return view
}

beforeEach(() => localStorage.clear())

describe('ReplyBox', () => {
  it('sends an answer from the list, by keyboard too [ROOM-56]', async () => {
    const requests = mockInboxApi()
    const { container } = await openReply()
    expect(await answer()).toHaveFocus()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.keyboard(' Yes, scans too. {Control>}{Enter}{/Control}')
    expect(await findToast('Reply to Mara Holt sent')).toBeVisible()
    const message = expect.any(String) as string
    expect(bodiesOf(requests, 'rpc/send_message')).toEqual([{ message, project, body: 'Yes, scans too.', files: [] }])
    expect(screen.queryByLabelText('Reply to Mara Holt')).toBeNull()
    await waitFor(() => expect(bodiesOf(requests, 'rpc/admin_inbox').length).toBeGreaterThan(1))
  })

  it('fills a saved reply in at the cursor [ROOM-57]', async () => {
    mockInboxApi()
    await openReply()
    await userEvent.type(await answer(), 'Hi. Bye.', {})
    ;((await answer()) as HTMLTextAreaElement).setSelectionRange(4, 4)
    await clickButton('Saved replies')
    await userEvent.click(await screen.findByRole('button', { name: 'Thanks', hidden: true }))
    expect(await answer()).toHaveValue('Hi. Thank you, Mara! Invoice agent goes on.Bye.')
    await waitFor(() => expect(screen.getByLabelText('Reply to Mara Holt')).toHaveFocus())
  })

  it('keeps the text when sending fails, and sends it again as the same message [ROOM-56] [ERR-1]', async () => {
    const failing = mockInboxApi(rooms, { 'rpc/send_message': databaseError })
    const { unmount } = await openReply()
    await userEvent.type(await answer(), 'Yes')
    await clickButton('Send reply')
    expect(await screen.findByRole('alert')).toHaveTextContent('Retry')
    expect(await answer()).toHaveValue('Yes')
    await waitFor(() => expect(localStorage.getItem(`fortnight-draft:answer-${project}:a1`)).toContain('messageId'))
    unmount()

    const requests = mockInboxApi()
    await openReply()
    await clickButton('Restore')
    expect(await answer()).toHaveValue('Yes')
    await clickButton('Send reply')
    await findToast('Reply to Mara Holt sent')
    expect(bodiesOf(requests, 'rpc/send_message')).toEqual(bodiesOf(failing, 'rpc/send_message'))
    expect(localStorage.getItem(`fortnight-draft:answer-${project}:a1`)).toBeNull()
  })

  it('stays open with its error when the project leaves the list in the meantime [ROOM-56]', async () => {
    mockInboxApi(rooms, { 'rpc/send_message': databaseError })
    await openReply()
    await userEvent.type(await answer(), 'Yes')
    await clickButton('Send reply')
    expect(await screen.findByRole('alert')).toHaveTextContent('Retry')
    // The message was stored although its response said otherwise, so the client no longer waits for us.
    mockInboxApi([rooms[1]])
    fireEvent(window, new Event('visibilitychange'))
    expect(await screen.findByText('1 project is waiting for us')).toBeInTheDocument()
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names()).toEqual(['Invoice agent', 'Booking agent'])
    expect(await answer()).toHaveValue('Yes')
    await clickButton('Close')
    expect(names()).toEqual(['Booking agent'])
  })

  it.each([
    ['   ', 'Please write a reply'],
    ['x'.repeat(5_001), 'A message has at most 5,000 characters'],
  ])('does not send %#', async (text, error) => {
    const requests = mockInboxApi()
    await openReply()
    await userEvent.click(await answer())
    await userEvent.paste(text)
    await clickButton('Send reply')
    expect(await screen.findByText(error)).toBeVisible()
    expect(bodiesOf(requests, 'rpc/send_message')).toEqual([])
  })
})
