import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { sampleMessage } from '@fortnight/shared-ui/room/samples.testing'
import { type ApiRequest, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, databaseError, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import MessagesPage from './MessagesPage.tsx'

const room = { side: 'client', read_sequence: 1, last_sequence: 2, is_closed: false }
const question = sampleMessage({ sequence: 1, body: 'Is it ready?', is_own: true, side: 'client' })
const answer = sampleMessage({ sequence: 2, body: 'On Monday.', created_at: '2025-09-01T10:50:00' })
const limits = { maxFileBytes: 25 * 1024 * 1024, maxProjectBytes: 500 * 1024 * 1024, isScanned: false }

/** Responds with a room of two messages, except where `respond` has a response. */
function mockRoom(respond: (request: ApiRequest) => { status?: number; body?: unknown } | undefined = () => undefined) {
  const responses: Record<string, unknown> = {
    project_room: room,
    project_thread: [answer, question],
    unread_counts: [{ project_id: project.id, unread: 3 }],
    project_file_list: [],
    limits,
    send_message: 3,
  }
  return mockApi((request) => respond(request) ?? { body: responses[request.path.split('/').at(-1) ?? ''] ?? null })
}

const renderMessages = (stored: typeof project | null = project) =>
  renderPortal(
    `/project/${project.id}/messages`,
    <>
      <Route path="/project/:id/messages" element={<MessagesPage />} />
      <Route path="/project/:id/files" element={<h1>Files</h1>} />
    </>,
    {
      fillCache: (cache) => {
        cache.setQueryData(ownProject(client.id, project.id).queryKey, stored)
        cache.removeQueries({ queryKey: unreadCounts().queryKey })
      },
    },
  )
const called = (requests: ApiRequest[], name: string) => requests.filter(({ path }) => path.endsWith(name))
const field = () => screen.findByRole('textbox', { name: 'Write a message' })

const setFocus = (hasFocus: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)

beforeEach(() => {
  localStorage.clear()
  setFocus(true)
})

describe('the messages of a project', () => {
  it('are shown with what is new, and marked as read when they are seen [ROOM-13] [ROOM-16]', async () => {
    const requests = mockRoom()
    renderMessages()
    expect(await screen.findByText('New since your last visit')).toBeVisible()
    expect(document.title).toBe('Messages: Support agent | Fortnight')
    await waitFor(() => expect(called(requests, 'set_read_mark')).toHaveLength(1))
    expect(called(requests, 'set_read_mark')[0]?.body).toEqual({ project: project.id, up_to: 2, is_unread: false })
    expect(screen.getByText('New since your last visit')).toBeVisible()
  })

  it('stand beside what comes next, which has no link to themselves [FORT-94]', async () => {
    mockRoom()
    renderMessages({ ...project, status: 'completed' })
    const aside = within(await screen.findByRole('region', { name: 'Next steps' }))
    expect(aside.getByText('What we need from you')).toBeVisible()
    expect(aside.getByRole('link', { name: 'Go to the handover' })).toBeVisible()
    expect(aside.queryByRole('link', { name: 'Write to us' })).toBeNull()
  })

  it('are not marked as read before the window has the focus [ROOM-13]', async () => {
    setFocus(false)
    const requests = mockRoom()
    renderMessages()
    await screen.findByText('New since your last visit')
    expect(called(requests, 'set_read_mark')).toEqual([])
    setFocus(true)
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(called(requests, 'set_read_mark')).toHaveLength(1))
  })

  it('can be marked as unread, and stay so on the open page [ROOM-143]', async () => {
    const requests = mockRoom()
    renderMessages()
    const button = await screen.findByRole('button', { name: 'Mark unread from here', hidden: true })
    await userEvent.click(button)
    expect(await findToast('Marked as unread')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('focus')))
    const marks = called(requests, 'set_read_mark').map(({ body }) => body)
    expect(marks.at(-1)).toEqual({ project: project.id, up_to: 1, is_unread: true })
  })

  it('show a sent message at once, and keep it with Retry when it fails [ROOM-10] [ROOM-11]', async () => {
    let isDown = true
    const requests = mockRoom(({ path }) => (isDown && path.endsWith('send_message') ? databaseError : undefined))
    renderMessages()
    await userEvent.type(await field(), 'Any news?')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const failed = await screen.findByRole('article', { name: 'Message not sent' })
    expect(failed).toHaveTextContent('Any news?')
    expect(within(failed).getByRole('alert')).toHaveTextContent('Not sent.')
    isDown = false
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Message not sent' })).toBeNull())
    const [first, second] = called(requests, 'send_message').map(({ body }) => body as { message: string })
    expect(second?.message).toBe(first?.message)
  })

  it('let the author take a failed message back into the form [ROOM-11]', async () => {
    mockRoom(({ path }) => (path.endsWith('send_message') ? databaseError : undefined))
    renderMessages()
    await userEvent.type(await field(), 'Any news?')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const failed = await screen.findByRole('article', { name: 'Message not sent' })
    await userEvent.click(within(failed).getByRole('button', { name: 'Edit' }))
    expect(await field()).toHaveValue('Any news?')
    expect(screen.queryByRole('article', { name: 'Message not sent' })).toBeNull()
  })

  it('ask before one is deleted, and say when that fails [ROOM-6]', async () => {
    mockRoom(({ path }) => (path.endsWith('delete_message') ? databaseError : undefined))
    renderMessages()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete message', hidden: true }))
    const dialog = screen.getByRole('dialog', { name: 'Delete this message?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete message' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The message was not deleted.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('explain themselves while there are none, and say how large files may be [ROOM-15] [ROOM-30]', async () => {
    mockRoom(({ path }) => (path.endsWith('project_thread') ? { body: [] } : undefined))
    renderMessages()
    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
    expect(await screen.findByText(/Up to 25 MB per file, 500 MB per project\./)).toBeVisible()
  })

  it('take no files where the server has no place for them [ROOM-30]', async () => {
    const off = { status: 503, body: { code: 'files_off', message: 'There is no place for files.' } }
    mockRoom(({ path }) => (path.endsWith('limits') ? off : undefined))
    renderMessages()
    expect(await screen.findByText(/Files can’t be added at the moment\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull()
  })

  it.each([
    ['one', [{ project_id: project.id, unread: 1 }], 'Messages 1 new'],
    ['none', [], 'Messages'],
  ])('count what is unread beside their tab: %s [ROOM-14]', async (_count, unread, name) => {
    mockRoom(({ path }) => (path.endsWith('unread_counts') ? { body: unread } : undefined))
    renderMessages()
    expect(await screen.findByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  })

  it('lead from a mention to the file [ROOM-35]', async () => {
    const mention = { ...answer, body: 'See [Plan.txt](#file-f1)' }
    mockRoom(({ path }) => (path.endsWith('project_thread') ? { body: [mention] } : undefined))
    renderMessages()
    fireEvent.click(await screen.findByRole('link', { name: 'Plan.txt' }))
    expect(window.location.pathname + window.location.search).toBe(`/project/${project.id}/files?file=f1`)
  })

  it('are not found for a project that is unknown or was deleted meanwhile [ROOM-90]', async () => {
    mockRoom(({ path }) =>
      path.endsWith('project_room') ? { status: 404, body: { code: 'PT404', message: 'no' } } : undefined,
    )
    renderMessages()
    expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeVisible()
  })

  it('show an error with Retry when they fail to load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRoom(({ path }) => (path.endsWith('project_thread') ? databaseError : undefined))
    renderMessages()
    expect(await screen.findByText('The messages could not be loaded')).toBeVisible()
    mockRoom()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('On Monday.')).toBeVisible()
  })

  it('have no accessibility violations', async () => {
    mockRoom()
    const { container } = renderMessages()
    await screen.findByText('On Monday.')
    expect(await axe(container)).toHaveNoViolations()
  })
})
