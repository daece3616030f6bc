import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { ProjectEvent } from '@fortnight/supabase/projects/history'
import { project, databaseError } from '../../layout/renderPortal.testing.tsx'
import { detailValue, renderProject } from '../renderProject.testing.tsx'

const created: ProjectEvent = {
  id: 1,
  kind: 'created',
  from_value: null,
  to_value: 'draft',
  changed_fields: [],
  created_at: '2025-09-01T10:00:00Z',
  by: 'you',
}
const manyEvents = Array.from({ length: 23 }, (_, index) => ({ ...created, id: 23 - index }))

beforeEach(() => {
  mockApi(() => databaseError)
})

describe('the page of a project', () => {
  it.each([
    ['the project name', undefined, project, 'Support agent | Fortnight'],
    ['the project name on the edit page', `/project/${project.id}/edit`, project, 'Edit Support agent | Fortnight'],
    ['"Not Found" for a missing project', undefined, null, 'Project Not Found | Fortnight'],
    ['"Project" while it loads', undefined, undefined, 'Project | Fortnight'],
  ])('has in its tab title %s', (_title, path, stored, title) => {
    renderProject({ ...(path && { path }), stored, events: [] })
    expect(document.title).toBe(title)
  })

  it('shows every field with its label, and links to the edit page and the dashboard [PROJ-1]', () => {
    renderProject({ stored: { ...project, requirements: 'One inbox.\nNo advice.' }, events: [created] })
    expect(screen.getByRole('heading', { level: 1, name: 'Support agent' })).toBeVisible()
    expect(detailValue('Description')).toHaveTextContent('Answers questions about orders.')
    expect(detailValue('Requirements')).toHaveTextContent('One inbox.')
    expect(detailValue('Status')).toHaveTextContent('Active')
    expect(detailValue('Priority')).toHaveTextContent('High')
    expect(detailValue('Preferred timeline')).toHaveTextContent('2-4 weeks')
    expect(detailValue('Created')).toHaveTextContent('Sep 1, 2025')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Edit Project' })).toHaveAttribute('href', `/project/${project.id}/edit`)
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('shows the first 8 characters of the id and copies the full id [PROJ-2]', async () => {
    const user = userEvent.setup()
    renderProject({ stored: project, events: [] })
    expect(screen.getByText('3f2a1b4c…')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy project ID' }))
    expect(await navigator.clipboard.readText()).toBe(project.id)
    expect(screen.getByRole('button', { name: 'Copied project ID' })).toBeVisible()
  })

  it('shows the full id when the browser denies access to the clipboard [PROJ-2]', async () => {
    const user = userEvent.setup()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    renderProject({ stored: project, events: [] })
    await user.click(screen.getByRole('button', { name: 'Copy project ID' }))
    expect(await screen.findByText(project.id)).toBeVisible()
  })

  it.each([
    ['custom', 'Custom Quote'],
    ['gold-plan-2019', 'gold-plan-2019'],
    [null, 'Not specified'],
  ])('shows the budget %p as %p [PROJ-12]', (budget_range, label) => {
    renderProject({ stored: { ...project, budget_range }, events: [] })
    expect(detailValue('Pricing plan')).toHaveTextContent(label)
  })

  it('shows the progress of the delivery and its four steps', () => {
    renderProject({ stored: project, events: [] })
    expect(screen.getByText('The start date isn’t set yet')).toBeVisible()
    const steps = within(screen.getByRole('list', { name: 'The four steps, day by day' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      'Days 1-2 Discovery',
      'Days 3-10 Build',
      'Days 11-12 Test',
      'Days 13-14 Launch',
    ])
    expect(screen.getByText('Who builds it')).toBeVisible()
  })

  it('asks to continue a project on hold, and offers to write once it is completed [FORT-94]', () => {
    const writePath = `/project/${project.id}/messages`
    const { unmount } = renderProject({ stored: { ...project, status: 'on-hold' }, events: [] })
    expect(screen.getByText('Tell us when you’d like to continue.')).toBeVisible()
    const request = screen.getByRole('link', { name: 'Write to us' })
    expect(request).toHaveAttribute('href', writePath)
    expect(request).toHaveAttribute('data-variant')
    unmount()
    renderProject({ stored: { ...project, status: 'completed' }, events: [] })
    const offer = screen.getByRole('link', { name: 'Write to us' })
    expect(offer).toHaveAttribute('href', writePath)
    expect(offer).not.toHaveAttribute('data-variant')
  })

  it('dates the four steps by working days once the first day is set [PROJ-13]', () => {
    renderProject({ stored: { ...project, started_on: '2025-09-06' }, events: [] })
    const steps = within(screen.getByRole('list', { name: 'The four steps, day by day' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent.replaceAll(/\s/g, ' '))).toEqual([
      'Days 1-2 Discovery, Sep 8 – 9',
      'Days 3-10 Build, Sep 10 – 19',
      'Days 11-12 Test, Sep 22 – 23',
      'Days 13-14 Launch, Sep 24 – 25',
    ])
  })

  it('shows the latest ten events, and all of them on request', async () => {
    renderProject({ stored: project, events: manyEvents })
    const history = within(screen.getByRole('region', { name: 'History' }))
    expect(history.getAllByRole('listitem')).toHaveLength(10)
    expect(history.getAllByText('You created the project')[0]).toBeVisible()
    await userEvent.click(history.getByRole('button', { name: 'Show all 23' }))
    expect(history.getAllByRole('listitem')).toHaveLength(23)
    await userEvent.click(history.getByRole('button', { name: 'Show the latest 10' }))
    expect(history.getAllByRole('listitem')).toHaveLength(10)
  })

  it('shows the project when its history fails to load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    renderProject({ stored: project })
    expect(await screen.findByText('The history could not be loaded')).toBeVisible()
    expect(detailValue('Status')).toHaveTextContent('Active')
  })

  it('has no accessibility violations', async () => {
    const { container } = renderProject({ stored: project, events: manyEvents })
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('a project that the client does not own', () => {
  const message = (action: string) =>
    `The project you're looking for doesn't exist or you don't have permission to ${action} it.`

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each([
    ['', 'view', '[PROJ-3]'],
    ['/edit', 'edit', '[PROJ-4]'],
  ])('shows "Project Not Found" at "/project/:id%s", then opens the dashboard [ERR-2] %s %s', (subpath, action) => {
    renderProject({ path: `/project/${project.id}${subpath}`, stored: null })
    const panel = screen.getByRole('alert')
    expect(panel).toHaveFocus()
    expect(within(panel).getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
    expect(within(panel).getByText(message(action))).toBeVisible()
    expect(within(panel).getByText('Taking you back in 5 seconds.')).toBeVisible()
    expect(within(panel).getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
    act(() => jest.advanceTimersByTime(4_900))
    expect(window.location.pathname).toBe(`/project/${project.id}${subpath}`)
    act(() => jest.advanceTimersByTime(200))
    expect(window.location.pathname).toBe('/dashboard')
  })

  it('lets the client stay on the page [PROJ-3]', () => {
    renderProject({ stored: null })
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(screen.queryByText('Taking you back in 5 seconds.')).toBeNull()
    expect(screen.getByRole('alert')).toHaveFocus()
    act(() => jest.advanceTimersByTime(60_000))
    expect(window.location.pathname).toBe(`/project/${project.id}`)
  })
})

it('shows an error instead of "Project Not Found" when a project fails to load [PROJ-3] [PROJ-4]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  renderProject({})
  expect(await screen.findByText('The project could not be loaded')).toBeVisible()
  expect(screen.queryByText('Project Not Found')).toBeNull()
  mockApi(({ path }) => ({ body: path.endsWith('/projects') ? [project] : [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Support agent' })).toBeVisible()
})

it('sends no request for a malformed project id [PROJ-3]', async () => {
  const requests = mockApi(() => databaseError)
  renderProject({ path: '/project/not-an-id' })
  expect(await screen.findByText('Project Not Found')).toBeVisible()
  expect(requests).toHaveLength(0)
})
