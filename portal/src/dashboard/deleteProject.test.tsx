import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { project, databaseError } from '../layout/renderPortal.testing.tsx'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { renderDashboard } from './renderDashboard.testing.tsx'

const question = 'Are you sure you want to delete this project?'
const removeProject = () => userEvent.click(screen.getByRole('button', { name: 'Delete Support agent' }))
// The toast wants to be dragged by a pointer, of which jsdom knows nothing; a click is a click.
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
const stored = { body: [{ ...project, total: 1 }] }

describe('deleting a project', () => {
  it('asks first, takes it off the list at once and lists again [DASH-9] [DASH-11] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockApi(() => ({ body: [] }))
    renderDashboard()
    await removeProject()
    expect(confirm).toHaveBeenCalledWith(question)
    expect(await screen.findByText('No projects yet')).toBeVisible()
    expect(await screen.findByText('Project deleted')).toBeVisible()
    expect(requests[0]).toMatchObject({ method: 'DELETE', path: '/rest/v1/projects', query: `?id=eq.${project.id}` })
  })

  it('deletes nothing when the confirmation is cancelled [DASH-10]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false)
    mockApi(() => databaseError)
    renderDashboard()
    await removeProject()
    expect(fetch).not.toHaveBeenCalled()
    expect(screen.getByRole('article')).toBeVisible()
  })

  it('can be taken back [DASH-9]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    let isDeleted = false
    const requests = mockApi(({ method, path }) => {
      if (method === 'DELETE') isDeleted = true
      if (path === '/rest/v1/rpc/restore_project') isDeleted = false
      return path === '/rest/v1/rpc/own_projects' && !isDeleted ? stored : { body: [] }
    })
    renderDashboard()
    await removeProject()
    await undo()
    expect(await screen.findByRole('article')).toHaveTextContent('Support agent')
    expect(await screen.findByText('Project restored')).toBeVisible()
    expect(requests.find(({ path }) => path === '/rest/v1/rpc/restore_project')?.body).toEqual({ project: project.id })
  })

  it('keeps the project and says so politely when it fails [ERR-1] [ERR-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockApi(({ method }) => (method === 'DELETE' ? databaseError : stored))
    renderDashboard()
    await removeProject()
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(await screen.findByRole('article')).toHaveTextContent('Support agent')
  })

  it('says so when it cannot be taken back', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockApi(({ path }) => (path === '/rest/v1/rpc/restore_project' ? databaseError : { body: [] }))
    renderDashboard()
    await removeProject()
    await undo()
    expect(await screen.findByText('The project could not be restored. Try again.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('leaves the focus in the list', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockApi(() => ({ body: [] }))
    renderDashboard()
    await removeProject()
    expect(screen.getByRole('heading', { name: 'Your projects' })).toHaveFocus()
  })
})
