import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import { mockProjectApi, listRequests, renderProjects, project, findRow } from './renderProjects.testing.tsx'

describe('ProjectListPage', () => {
  it('shows the number of projects, in total and by status [ADMIN-PROJ-1]', async () => {
    mockProjectApi([project])
    renderProjects()
    const statistics = await screen.findByRole('region', { name: 'Project statistics' })
    expect(await within(statistics).findByText('40')).toBeVisible()
    expect(statistics).toHaveTextContent('Total40Active10Completed9On Hold8Draft13')
  })

  it('lets the database search and filter, with deleted projects apart [ADMIN-PROJ-2]', async () => {
    const requests = mockProjectApi([project])
    renderProjects()
    await findRow()
    await userEvent.type(screen.getByPlaceholderText('Search projects...'), 'invoice{Enter}')
    const statuses = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
    expect(statuses.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Draft',
      'Active',
      'On Hold',
      'Completed',
      'Deleted',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'On Hold' }))
    await screen.findByText('1 project')
    const defaults = { searched: '', in_status: '', sorted: 'newest', page: 1, page_size: 25 }
    expect(listRequests(requests)[0]).toEqual(defaults)
    expect(listRequests(requests).at(-1)).toEqual({ ...defaults, searched: 'invoice', in_status: 'on-hold' })
  })

  it('shows the project, client, status, priority, budget and date in columns [ADMIN-PROJ-3] [ADMIN-PROJ-4] [CONST-4]', async () => {
    mockProjectApi([project])
    const { container } = renderProjects()
    const row = within(await findRow())
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Project', 'Client', 'Status', 'Priority', 'Budget', 'Created', 'Actions'])
    expect(row.getByText(`${'d'.repeat(60)}...`)).toBeVisible()
    for (const text of ['mara@example.com', 'Holt Ltd', 'On Hold', 'Urgent', 'Not specified', 'Sep 4, 2025']) {
      expect(row.getByText(text)).toBeVisible()
    }
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says where the dated days of a project stand, unless it is deleted', async () => {
    const requests = mockProjectApi([{ ...project, status: 'active' }])
    const { unmount } = renderProjects()
    expect(await within(await findRow()).findByText('Day 14 was Thursday, September 18')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/project_plans')?.body).toEqual({ projects: [project.id] })
    unmount()
    const others = mockProjectApi([{ ...project, deleted_at: project.created_at }])
    renderProjects('?status=deleted')
    await findRow()
    expect(others.some(({ path }) => path === 'rpc/project_plans')).toBe(false)
    expect(screen.queryByText('Not started')).toBeNull()
  })

  it('says that a draft has not started, and that a completed project is finished', async () => {
    mockProjectApi([
      { ...project, status: 'completed' },
      { ...project, id: 'draft', name: 'Ledger agent', status: 'draft' },
    ])
    renderProjects()
    expect(await within(await findRow()).findByText('Finished')).toBeVisible()
    expect(within(screen.getByRole('row', { name: /Ledger agent/ })).getByText('Not started')).toBeVisible()
  })

  it('shows only the projects of the client in the URL until that filter is cleared [ADMIN-PROJ-6]', async () => {
    const requests = mockProjectApi([project])
    renderProjects(`?client=${project.user_id}`)
    expect(await screen.findByText('Mara Holt', { selector: 'strong' })).toBeVisible()
    expect(listRequests(requests)[0]).toMatchObject({ of_client: project.user_id })
    await userEvent.click(screen.getByRole('button', { name: 'Show projects of all clients' }))
    expect(window.location.search).toBe('')
  })

  it('shows a message when there are no projects [ADMIN-PROJ-7]', async () => {
    mockProjectApi([])
    renderProjects()
    expect(await screen.findByRole('heading', { name: 'No projects found.' })).toBeVisible()
  })

  it('leads to deleted projects also while there are no others', async () => {
    mockProjectApi([])
    renderProjects()
    expect(await screen.findByText('No projects found.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Deleted' })).toBeVisible()
  })

  it('shows an error instead of the list and dashes instead of statistics when requests fail [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderProjects()
    expect(await screen.findByRole('heading', { name: 'The projects could not be loaded' })).toBeVisible()
    expect(screen.getAllByText('—')).toHaveLength(5)
  })
})
