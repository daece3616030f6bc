import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import ReplyFormPage from './ReplyFormPage.tsx'
import ReplyListPage from './ReplyListPage.tsx'

const reply = {
  id: '00000000-0000-4000-9000-0000000000b1',
  title: 'Thanks',
  body: 'Thank you, {name}!',
  updated_at: '2025-09-01T10:00:00+00:00',
}
const renderReplies = (path = '') =>
  renderAdminPage(
    `/admin/replies${path}`,
    <>
      <Route path="/admin/replies" element={<ReplyListPage />} />
      <Route path="/admin/replies/new" element={<ReplyFormPage />} />
      <Route path="/admin/replies/edit/:id" element={<ReplyFormPage />} />
    </>,
  )
const mockReplyApi = (
  rows: object[] = [reply],
  writeResponse: { status?: number; body?: unknown } = { body: [reply] },
) =>
  mockRestApi(({ method, path }) => {
    if (path !== 'saved_replies') return { body: [] }
    return method === 'GET' ? { body: rows } : writeResponse
  })
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const writes = (requests: ReturnType<typeof mockReplyApi>) =>
  requests.filter(({ method, path }) => path === 'saved_replies' && method !== 'GET')

beforeEach(() => localStorage.clear())

describe('the list of saved replies', () => {
  it('shows titles and texts [ROOM-57]', async () => {
    mockReplyApi()
    const { container } = renderReplies()
    const row = within(await screen.findByRole('row', { name: /Thanks/ }))
    expect(row.getByText('Thank you, {name}!')).toBeVisible()
    expect(row.getByRole('link', { name: 'Edit Thanks' })).toHaveAttribute('href', `/admin/replies/edit/${reply.id}`)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says what saved replies are while there are none, and why they could not be loaded [ROOM-57] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(({ path }) => (path === 'saved_replies' ? databaseError : { body: [] }))
    renderReplies()
    expect(await screen.findByRole('heading', { name: 'The saved replies could not be loaded' })).toBeVisible()
    mockReplyApi([])
    await clickButton('Retry')
    expect(await screen.findByRole('heading', { name: 'No saved replies yet' })).toBeVisible()
  })

  it('deletes a reply and restores it on Undo [ROOM-57]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockReplyApi()
    renderReplies()
    await screen.findByRole('row', { name: /Thanks/ })
    await clickButton('Delete Thanks')
    expect(await findToast('Saved reply deleted')).toBeVisible()
    screen.getByRole('button', { name: 'Undo' }).focus()
    await userEvent.keyboard('{Enter}')
    const { updated_at: _version, ...restored } = reply
    await waitFor(() => expect(writes(requests)[1]).toMatchObject({ method: 'POST', body: restored }))
  })
})

describe('the form of a saved reply', () => {
  it('explains the placeholders and previews them with an example [ROOM-57]', async () => {
    mockReplyApi()
    const { container } = renderReplies('/new')
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(preview.getByText('The client’s first name')).toBeVisible()
    await userEvent.click(screen.getByLabelText('Text'))
    await userEvent.paste('Hi {name}, **{project}**: {day}')
    expect(await preview.findByText('Patient intake agent', { selector: 'strong' })).toBeVisible()
    expect(preview.getByText(/Hi Noor/)).toHaveTextContent('Hi Noor, Patient intake agent: Day 6 of 14')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('inserts a placeholder in place of the selection [ROOM-57]', async () => {
    mockReplyApi()
    renderReplies('/new')
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text')
    await userEvent.type(text, 'Hi there!')
    text.setSelectionRange(3, 8)
    await clickButton('Insert {name}')
    expect(text).toHaveValue('Hi {name}!')
    expect(text).toHaveFocus()
    expect(text.selectionStart).toBe(9)
  })

  it('creates a reply [ROOM-57]', async () => {
    const requests = mockReplyApi()
    renderReplies('/new')
    expect(screen.getByRole('heading', { name: 'Create New Saved Reply' })).toBeVisible()
    await clickButton('Create Saved Reply')
    expect(await screen.findByText('Title is required')).toBeVisible()
    expect(screen.getByText('Text is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Title'), ' Thanks ')
    await userEvent.type(screen.getByLabelText('Text'), 'Thank you!')
    await clickButton('Create Saved Reply')
    expect(await findToast('Saved reply saved')).toBeVisible()
    expect(writes(requests)).toMatchObject([{ method: 'POST', body: { title: 'Thanks', body: 'Thank you!' } }])
    expect(window.location.pathname).toBe('/admin/replies')
  })

  it('says when another reply has the title, and keeps the text [ROOM-57]', async () => {
    const message = 'duplicate key value violates unique constraint "saved_replies_title"'
    mockReplyApi([reply], { status: 409, body: { code: '23505', message } })
    renderReplies(`/edit/${reply.id}`)
    await userEvent.type(await screen.findByLabelText('Title'), '!')
    await clickButton('Update Saved Reply')
    expect(await screen.findByRole('alert')).toHaveTextContent('Another saved reply has this title.')
    expect(screen.getByLabelText('Title')).toHaveValue('Thanks!')
  })

  it('says so when the reply is gone [ROOM-57]', async () => {
    mockReplyApi([])
    renderReplies(`/edit/${reply.id}`)
    expect(await screen.findByRole('heading', { name: 'Saved reply not found' })).toBeVisible()
  })
})
