import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import { ownProjects } from '@fortnight/supabase/projects/queries'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import App from './App.tsx'
import { client, renderPortal, project, databaseError } from './layout/renderPortal.testing.tsx'

const openDashboard = () =>
  renderPortal('/dashboard', <Route path="*" element={<App />} />, {
    fillCache: (cache) => {
      cache.setQueryData(ownProjects(client.id).queryKey, { projects: [project], count: 1 })
      cache.setQueryData(ownProfile(client.id).queryKey, null)
    },
  })

const createProject = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'New project' }))
  await userEvent.type(await screen.findByLabelText('Project name'), name)
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }))
}
const projectNames = () => screen.getAllByRole('heading', { level: 3, hidden: true }).map((title) => title.textContent)

beforeEach(() => localStorage.clear())

describe('creating a project from the dashboard', () => {
  it('shows the project at the top of the list immediately [DASH-2] [DASH-11]', async () => {
    const created = { ...project, id: 'new', name: 'Refund agent' }
    mockApi(({ path, method }) => {
      if (path.endsWith('/own_projects')) return { body: [created, project].map((row) => ({ ...row, total: 2 })) }
      return { body: method === 'POST' && path.endsWith('/projects') ? created : [] }
    })
    openDashboard()
    await createProject('Refund agent')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(projectNames()).toEqual(['Refund agent', 'Support agent'])
    expect((await screen.findAllByText('Project created'))[0]).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('removes the project again and keeps the form open when the server rejects it [DASH-2]', async () => {
    mockApi(({ path }) => (path.endsWith('/projects') ? databaseError : { body: [{ ...project, total: 1 }] }))
    openDashboard()
    await createProject('Refund agent')
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(screen.getByLabelText('Project name')).toHaveValue('Refund agent')
    await waitFor(() => expect(projectNames()).toEqual(['Support agent']))
  })
})
