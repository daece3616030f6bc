import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockProjectApi, renderProjects, project, findRow } from './renderProjects.testing.tsx'

describe('ProjectPanel', () => {
  it('shows the project’s details and history [ADMIN-PROJ-6]', async () => {
    mockProjectApi([project])
    renderProjects()
    await userEvent.click(within(await findRow()).getByRole('button', { name: 'View Invoice agent' }))
    const panel = await screen.findByRole('dialog', { name: 'Project' })
    expect(await within(panel).findByText('You changed the status from Draft to On Hold')).toBeVisible()
    expect(within(panel).getByText('The client created the project')).toBeVisible()
    expect(within(panel).getByText(project.description!)).toBeVisible()
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(window.location.search).toBe('')
  })
})
