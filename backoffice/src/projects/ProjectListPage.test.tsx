import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import { answer, asked, openProjects, project, row } from './renderProjects.testing.tsx'

describe('the list of projects', () => {
  it('counts all and each status [ADMIN-PROJ-1]', async () => {
    answer([project])
    openProjects()
    const figures = await screen.findByRole('region', { name: 'Figures of projects' })
    expect(await within(figures).findByText('40')).toBeVisible()
    expect(figures).toHaveTextContent('Total40Active10Completed9On Hold8Draft13')
  })

  it('is searched and filtered by the database, deleted ones apart [ADMIN-PROJ-2]', async () => {
    const requests = answer([project])
    openProjects()
    await row()
    await userEvent.type(screen.getByPlaceholderText('Search projects...'), 'invoice{Enter}')
    const states = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Draft',
      'Active',
      'On Hold',
      'Completed',
      'Deleted',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'On Hold' }))
    await screen.findByText('1 project')
    const usual = { searched: '', in_status: '', sorted: 'newest', page: 1, page_size: 25 }
    expect(asked(requests)[0]).toEqual(usual)
    expect(asked(requests).at(-1)).toEqual({ ...usual, searched: 'invoice', in_status: 'on-hold' })
  })

  it('shows project, client, status, priority, budget and date [ADMIN-PROJ-3] [ADMIN-PROJ-4] [CONST-4]', async () => {
    answer([project])
    const { container } = openProjects()
    const shown = within(await row())
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Project', 'Client', 'Status', 'Priority', 'Budget', 'Created', 'Actions'])
    expect(shown.getByText(`${'d'.repeat(60)}...`)).toBeVisible()
    for (const text of ['mara@example.com', 'Holt Ltd', 'On Hold', 'Urgent', 'Not specified', 'Sep 4, 2025']) {
      expect(shown.getByText(text)).toBeVisible()
    }
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows one client only when the address says so, and all again [ADMIN-PROJ-6]', async () => {
    const requests = answer([project])
    openProjects(`?client=${project.user_id}`)
    expect(await screen.findByText('Mara Holt', { selector: 'strong' })).toBeVisible()
    expect(asked(requests)[0]).toMatchObject({ of_client: project.user_id })
    await userEvent.click(screen.getByRole('button', { name: 'Show those of all clients' }))
    expect(window.location.search).toBe('')
  })

  it('says that there is nothing [ADMIN-PROJ-7]', async () => {
    answer([])
    openProjects()
    expect(await screen.findByRole('heading', { name: 'No projects found.' })).toBeVisible()
  })

  it('shows a failed list with its message and dashes for figures [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    openProjects()
    expect(await screen.findByRole('heading', { name: 'The projects could not be loaded' })).toBeVisible()
    expect(screen.getAllByText('—')).toHaveLength(5)
  })
})
