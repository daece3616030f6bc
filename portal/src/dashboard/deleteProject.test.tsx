import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { project, databaseError } from '../layout/renderPortal.testing.tsx'
import { renderDashboard } from './renderDashboard.testing.tsx'

const confirmation = 'Are you sure you want to delete this project?'
const clickDelete = () => userEvent.click(screen.getByRole('button', { name: 'Delete Support agent' }))
// userEvent would begin a swipe on the toast, which jsdom does not support.
const clickUndo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
const listResponse = { body: [{ ...project, total: 1 }] }

describe('deleting a project', () => {
  it('asks for confirmation, then removes the project from the list immediately [DASH-9] [DASH-11] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockApi(() => ({ body: [] }))
    renderDashboard()
    await clickDelete()
    expect(confirm).toHaveBeenCalledWith(confirmation)
    expect(await screen.findByText('No projects yet')).toBeVisible()
    expect(await findToast('Project deleted')).toBeVisible()
    expect(requests[0]).toMatchObject({ method: 'DELETE', path: '/rest/v1/projects', query: `?id=eq.${project.id}` })
  })

  it('deletes nothing when the confirmation is canceled [DASH-10]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false)
    mockApi(() => databaseError)
    renderDashboard()
    await clickDelete()
    expect(fetch).not.toHaveBeenCalled()
    expect(screen.getByRole('article')).toBeVisible()
  })

  it('can be undone [DASH-9]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    let isDeleted = false
    const requests = mockApi(({ method, path }) => {
      if (method === 'DELETE') isDeleted = true
      if (path === '/rest/v1/rpc/restore_project') isDeleted = false
      return path === '/rest/v1/rpc/own_projects' && !isDeleted ? listResponse : { body: [] }
    })
    renderDashboard()
    await clickDelete()
    await clickUndo()
    expect(await screen.findByRole('article')).toHaveTextContent('Support agent')
    expect(await findToast('Project restored')).toBeVisible()
    expect(requests.find(({ path }) => path === '/rest/v1/rpc/restore_project')?.body).toEqual({ project: project.id })
  })

  it('shows the project again and a polite error when it fails [ERR-1] [ERR-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockApi(({ method }) => (method === 'DELETE' ? databaseError : listResponse))
    renderDashboard()
    await clickDelete()
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(await screen.findByRole('article')).toHaveTextContent('Support agent')
  })

  it('shows an error when the undo fails', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockApi(({ path }) => (path === '/rest/v1/rpc/restore_project' ? databaseError : { body: [] }))
    renderDashboard()
    await clickDelete()
    await clickUndo()
    expect(await findToast('The project could not be restored. Try again.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('moves the focus to the title of the list', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockApi(() => ({ body: [] }))
    renderDashboard()
    await clickDelete()
    expect(screen.getByRole('heading', { name: 'Your projects' })).toHaveFocus()
  })
})
