import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer, openProjects, project, row } from './renderProjects.testing.tsx'

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
})
