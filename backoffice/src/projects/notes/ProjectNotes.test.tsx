import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { mockProjectPageApi, note, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'

const clickButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const findNote = () => screen.findByText('calls', { selector: 'strong' })
const openNotes = () => renderProjectPage('?tab=notes')

beforeEach(() => localStorage.clear())

describe('ProjectNotes', () => {
  it('shows the notes with author and time, and that only the team sees them [ROOM-58]', async () => {
    mockProjectPageApi()
    const { container } = openNotes()
    expect(await findNote()).toBeVisible()
    expect(screen.getByText('Only the team sees this. Clients never do.')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Notes' })).getByText('Ben Ito')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('stores a new note [ROOM-59]', async () => {
    const requests = mockProjectPageApi({ project_notes: [] })
    openNotes()
    await screen.findByRole('heading', { name: 'No notes yet' })
    await clickButton('Write a note')
    await userEvent.type(screen.getByLabelText('Note'), 'Pays by invoice')
    await clickButton('Add note')
    expect(await findToast('Note saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'project_notes')).toEqual([
      { id: expect.any(String) as string, project_id: note.project_id, body: 'Pays by invoice' },
    ])
    expect(screen.queryByLabelText('Note')).toBeNull()
  })

  it('keeps a note that could not be stored as a draft [ROOM-59] [ERR-1]', async () => {
    mockProjectPageApi({ project_notes: [] }, ({ method }) => (method === 'POST' ? databaseError : undefined))
    const { unmount } = openNotes()
    await screen.findByRole('heading', { name: 'No notes yet' })
    await clickButton('Write a note')
    await clickButton('Add note')
    expect(await screen.findByText('Note is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Note'), 'Pays by invoice')
    await clickButton('Add note')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Note')).toHaveValue('Pays by invoice')
    unmount()
    openNotes()
    await userEvent.click(await screen.findByRole('button', { name: 'Write a note' }))
    await clickButton('Restore')
    expect(screen.getByLabelText('Note')).toHaveValue('Pays by invoice')
  })

  it('changes a note, unless a colleague has changed it in the meantime [ROOM-59]', async () => {
    const theirs = { id: note.id, body: 'Prefers mails', updated_at: '2025-09-05T10:00:00+00:00' }
    const requests = mockProjectPageApi({}, ({ method, path, query }) => {
      if (path !== 'project_notes') return undefined
      if (method === 'PATCH') return { body: query.includes('2025-09-05') ? [{ ...theirs, body: 'Prefers chat' }] : [] }
      return query.includes(`id=eq.${note.id}&`) || query.endsWith(`id=eq.${note.id}`) ? { body: theirs } : undefined
    })
    openNotes()
    await findNote()
    await clickButton(/^Edit note by Ben Ito/)
    const field = screen.getByLabelText('Note')
    await userEvent.clear(field)
    await userEvent.type(field, 'Prefers chat')
    await clickButton('Save note')
    expect(await screen.findByRole('heading', { name: 'This note was changed in the meantime' })).toBeVisible()
    await clickButton('Keep mine')
    expect(await findToast('Note saved')).toBeVisible()
    expect(sentTo(requests, 'PATCH', 'project_notes')).toEqual([{ body: 'Prefers chat' }, { body: 'Prefers chat' }])
  })

  it('deletes a note after a confirmation [ROOM-59] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = mockProjectPageApi()
    openNotes()
    await findNote()
    await clickButton(/^Delete note by Ben Ito/)
    expect(sentTo(requests, 'DELETE', 'project_notes')).toEqual([])
    await clickButton(/^Delete note by Ben Ito/)
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this note? It cannot be restored.')
    expect(await findToast('Note deleted')).toBeVisible()
    await waitFor(() => expect(sentTo(requests, 'DELETE', 'project_notes')).toHaveLength(1))
  })

  it('runs nothing that a note contains [ROOM-58]', async () => {
    mockProjectPageApi({ project_notes: [{ ...note, body: '**bold** <img src=x onerror=alert(1)>' }] })
    openNotes()
    expect(await screen.findByText('bold')).toBeVisible()
    expect(screen.queryByRole('img', { name: '' })).toBeNull()
  })
})
