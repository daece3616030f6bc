import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer, openProjects, project, row, stored } from './openProjects.testing.tsx'

describe('a project at the side', () => {
  it('shows everything that is known about it, with its history [ADMIN-PROJ-6]', async () => {
    answer([project])
    openProjects()
    await userEvent.click(within(await row()).getByRole('button', { name: 'View Invoice agent' }))
    const panel = await screen.findByRole('dialog', { name: 'Project' })
    expect(await within(panel).findByText('You changed the status from Draft to On Hold')).toBeVisible()
    expect(within(panel).getByText('The client created the project')).toBeVisible()
    expect(within(panel).getByText(project.description!)).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(window.location.search).toBe('')
  })

  it('changes status, priority, timeline and first day [ADMIN-PROJ-6]', async () => {
    const requests = answer([project])
    openProjects(`?edit=${project.id}`)
    await userEvent.selectOptions(await screen.findByLabelText('Status', { selector: 'select' }), 'active')
    await userEvent.type(screen.getByLabelText(/^First day/), '2025-09-08')
    await userEvent.click(screen.getByRole('button', { name: 'Save project' }))
    expect(await screen.findByText('Project saved')).toBeVisible()
    const patch = requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ status: 'active', priority: 'urgent', timeline: 'asap', started_on: '2025-09-08' })
    expect(new URLSearchParams(patch?.query).get('updated_at')).toBe(`eq.${project.updated_at}`)
  })

  it('lets the admin choose when somebody else was faster [ADMIN-PROJ-6]', async () => {
    const requests = answer([project], (query) => ({ body: query.includes('09-05T11') ? [{ id: project.id }] : [] }))
    openProjects(`?edit=${project.id}`)
    await userEvent.selectOptions(await screen.findByLabelText('Status', { selector: 'select' }), 'completed')
    stored.updated_at = '2025-09-05T11:00:00Z'
    await userEvent.click(screen.getByRole('button', { name: 'Save project' }))
    expect(await screen.findByText(/Nothing of yours is saved yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Project saved')).toBeVisible()
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(2)
    stored.updated_at = project.updated_at
  })
})
