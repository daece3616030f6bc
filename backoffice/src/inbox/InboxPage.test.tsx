import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { samplePlan } from '@fortnight/supabase/plans/plan.testing'
import { databaseError } from '../layout/renderAdminPage.testing.tsx'
import { bodiesOf, findRow, mockInboxApi, renderInbox, rooms } from './renderInbox.testing.tsx'

const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

describe('InboxPage', () => {
  it('lists the projects that wait for us with client, wait and last message [ROOM-50]', async () => {
    const requests = mockInboxApi()
    const { container } = renderInbox()
    const row = within(await findRow('Invoice agent'))
    for (const text of ['· Holt Ltd', 'Mara Holt', '2 new', 'Active', 'Waiting 2 days', /Can it read \*scans\*\?/]) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(row.getByRole('link', { name: 'Invoice agent' })).toHaveAttribute(
      'href',
      `/admin/projects/${rooms[0].project_id}?tab=messages`,
    )
    const other = within(await findRow('Booking agent'))
    expect(other.getByText('Waiting 3 hours')).toBeVisible()
    expect(other.getByText('Deleted account')).toBeVisible()
    expect(screen.getByText('2 projects are waiting for us')).toBeVisible()
    expect(bodiesOf(requests, 'rpc/admin_inbox')).toEqual([{ in_filter: 'team', page: 1, page_size: 25 }])
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each([
    ['a deleted message', { last_body: '', is_last_deleted: true }, ['Message deleted']],
    ['a message with one file only', { last_body: '', last_file_count: 1 }, ['1 file']],
    ['a message with text and files', { last_body: 'See these', last_file_count: 3 }, ['See these', '3 files']],
    ['files without a message', { last_body: null, last_side: null }, ['Only files so far · Today, ']],
  ])('says what came last: %s [ROOM-50]', async (_case, last, texts) => {
    mockInboxApi([{ ...rooms[0], ...last, last_at: new Date().toISOString() }])
    renderInbox()
    const row = await findRow('Invoice agent')
    for (const text of texts) expect(row).toHaveTextContent(text)
    expect(row).not.toHaveTextContent('0 files')
  })

  it('says when the last message was written: its time today, and its date before [ROOM-50]', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    mockInboxApi([
      { ...rooms[0], last_at: new Date().toISOString() },
      { ...rooms[1], last_at: yesterday, waiting_for: null, waiting_since: null },
    ])
    renderInbox()
    expect(await findRow('Invoice agent')).toHaveTextContent(/Mara Holt · Today, \d+:\d\d [AP]M/)
    const settled = await findRow('Booking agent')
    expect(settled).toHaveTextContent('No one waiting')
    expect(settled).toHaveTextContent(`Deleted account · ${formatDateTime(yesterday)}`.replace('\u00A0', ' '))
  })

  it('shows where the days of a project stand once its plan is known [ROOM-50]', async () => {
    const project_id = samplePlan.project_id
    mockInboxApi([{ ...rooms[0], project_id, started_on: '2025-09-01' }, rooms[1]], {
      'rpc/project_plans': { body: [samplePlan] },
    })
    renderInbox()
    const row = await findRow('Invoice agent')
    expect(await within(row).findByText('Day 14 was Thursday, September 18')).toBeVisible()
    expect(within(await findRow('Booking agent')).queryByText(/^Day /)).toBeNull()
  })

  it.each([
    ['Waiting for the client', 'client', 'No client owes us a reply'],
    ['Mine', 'mine', 'None of your projects are waiting'],
    ['All', '', 'No conversations yet'],
  ])(
    'filters by “%s”, which is in the URL, and says what an empty list means [ROOM-50]',
    async (label, filter, title) => {
      const requests = mockInboxApi([])
      renderInbox()
      expect(await screen.findByRole('heading', { name: 'No one is waiting for us' })).toBeVisible()
      await clickButton(label)
      expect(await screen.findByRole('heading', { name: title })).toBeVisible()
      expect(bodiesOf(requests, 'rpc/admin_inbox').at(-1)).toMatchObject({ in_filter: filter })
      expect(new URLSearchParams(window.location.search).get('show')).toBe(filter || 'all')
    },
  )

  it('shows the next page of a long list [ROOM-50]', async () => {
    const requests = mockInboxApi([], {
      'rpc/admin_inbox': { body: rooms.map((room) => ({ ...room, total: 60 })) },
    })
    renderInbox()
    await findRow('Invoice agent')
    await clickButton(/^Next/)
    await waitFor(() => expect(bodiesOf(requests, 'rpc/admin_inbox').at(-1)).toMatchObject({ page: 2 }))
    expect(window.location.search).toBe('?page=2')
  })

  it('says why it could not be loaded, with Retry [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockInboxApi(rooms, { 'rpc/admin_inbox': databaseError })
    renderInbox()
    expect(await screen.findByRole('heading', { name: 'The inbox could not be loaded' })).toBeVisible()
    mockInboxApi()
    await clickButton('Retry')
    expect(await findRow('Invoice agent')).toBeVisible()
  })

  it('assigns a project to an admin and to nobody [ROOM-54]', async () => {
    const requests = mockInboxApi()
    renderInbox()
    const [{ project_id: project }] = rooms
    const select = within(await findRow('Invoice agent')).getByLabelText('Assigned to Invoice agent')
    await within(select).findByRole('option', { name: 'Ada Quill (you)' })
    await userEvent.selectOptions(select, 'Ben Ito')
    expect(await findToast('Invoice agent is assigned to Ben Ito')).toBeVisible()
    expect(bodiesOf(requests, 'rpc/assign_project')).toEqual([{ project, admin: 'a2' }])
    await waitFor(() => expect(bodiesOf(requests, 'rpc/admin_inbox')).toHaveLength(2))
  })

  it('names an assigned admin who has left the team, and goes back when the assignment fails [ROOM-54] [ERR-1]', async () => {
    const assigned = { ...rooms[0], assigned_to: 'a9', assigned_name: 'Cora Lind' }
    mockInboxApi([assigned], { 'rpc/assign_project': databaseError })
    renderInbox()
    const select = within(await findRow('Invoice agent')).getByLabelText('Assigned to Invoice agent')
    expect(select).toHaveDisplayValue('Cora Lind')
    await userEvent.selectOptions(select, 'No one')
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(select).toHaveDisplayValue('Cora Lind')
  })

  it('ends a wait that needs no reply, and leads to the project [ROOM-55]', async () => {
    const requests = mockInboxApi()
    renderInbox()
    await findRow('Invoice agent')
    await clickButton('No reply needed in Invoice agent')
    expect(await findToast('Invoice agent is no longer waiting')).toBeVisible()
    expect(bodiesOf(requests, 'rpc/settle_wait')).toEqual([{ project: rooms[0].project_id, up_to: 41 }])
    // A click on a toast begins a swipe, which jsdom does not support.
    screen.getByRole('button', { name: 'Open' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('the project')).toBeVisible()
  })

  it('says that a wait goes on because the client has written again [ROOM-55]', async () => {
    const message = 'The client has sent something new in the meantime. Please look at it first.'
    mockInboxApi(rooms, { 'rpc/settle_wait': { status: 409, body: { code: 'PT409', message } } })
    renderInbox()
    await findRow('Invoice agent')
    await clickButton('No reply needed in Invoice agent')
    expect(await findToast(message)).toBeVisible()
  })
})

describe('the search of the inbox', () => {
  const hit = {
    kind: 'message',
    project_id: rooms[0].project_id,
    project_name: 'Invoice agent',
    sequence: 41,
    file_id: null,
    author_name: 'Ada Quill',
    side: 'team',
    excerpt: 'Scans work, and <b>scanned</b> faxes. Rescan!',
    created_at: '2025-09-01T10:00:00Z',
  }
  const file = { ...hit, kind: 'file', sequence: 44, file_id: 'f1', excerpt: 'scan-1.pdf', author_name: null }

  it('finds messages and files of all projects, and each hit leads to its place [ROOM-62]', async () => {
    const requests = mockInboxApi(rooms, { 'rpc/search_rooms': { body: [hit, file] } })
    const { container } = renderInbox()
    await userEvent.type(screen.getByLabelText('Search messages and files'), 'scan{Enter}')
    const message = await screen.findByRole('link', { name: 'Message in Invoice agent' })
    expect(message).toHaveAttribute('href', `/admin/projects/${hit.project_id}?tab=messages&at=41`)
    expect(screen.getByRole('link', { name: 'File in Invoice agent' })).toHaveAttribute(
      'href',
      `/admin/projects/${hit.project_id}?tab=files&file=f1`,
    )
    const marks = screen.getAllByText(/scan/i, { selector: 'mark' }).map(({ textContent }) => textContent)
    expect(marks).toEqual(['Scan', 'scan', 'scan'])
    expect(screen.getByText('2 results')).toBeVisible()
    expect(bodiesOf(requests, 'rpc/search_rooms')).toContainEqual({ searched: 'scan' })
    expect(await axe(container)).toHaveNoViolations()
    await clickButton('Back to the inbox')
    expect(await findRow('Invoice agent')).toBeVisible()
    expect(screen.getByLabelText('Search messages and files')).toHaveValue('')
  })

  it('says how it works when it finds nothing [ROOM-62]', async () => {
    mockInboxApi()
    renderInbox('?q=nothing')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })
})
