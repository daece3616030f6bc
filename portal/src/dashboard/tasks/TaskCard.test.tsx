import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { sampleBriefState } from '@fortnight/supabase/briefs/brief.testing'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { databaseError, profile, project } from '../../layout/renderPortal.testing.tsx'
import { renderDashboard } from '../renderDashboard.testing.tsx'

const named = (name: string, status: OwnProject['status']) => ({ ...project, id: name, name, status })
const briefOf = (name: string) => ({ [name]: { ...sampleBriefState, project_id: name } })
const [draft, active, held, completed] = [
  named('Recall reminders', 'draft'),
  named('Desk agent', 'active'),
  named('Price watch', 'on-hold'),
  named('Invoices', 'completed'),
] as const
const tasks = () => within(screen.getByRole('region', { name: /need from you$/ })).getAllByRole('listitem')
const newProject = () => screen.getByRole('button', { name: 'New project' })

beforeEach(() => {
  mockApi(() => databaseError)
})

describe('what several projects need from their client', () => {
  const briefs = { ...briefOf(draft.id), ...briefOf(active.id) }

  it('is listed above them, with what is on hold first, else in their order [DASH-13]', () => {
    renderDashboard({ projects: [draft, active, held, completed], profile, briefs })
    expect(screen.getByRole('heading', { name: '3 things we need from you' })).toBeVisible()
    expect(tasks().map(({ textContent }) => textContent)).toEqual([
      'Tell us when you’d like to continue.Price watchWrite to us Price watch',
      'Finish the brief: 1 required answer is missing.Recall remindersOpen the brief Recall reminders',
      'Finish the brief: 1 required answer is missing.Desk agentOpen the brief Desk agent',
    ])
    expect(screen.getByRole('link', { name: 'Write to us Price watch' })).toHaveAttribute(
      'href',
      '/project/Price watch/messages',
    )
    const variants = tasks().map((task) => within(task).getByRole('link').dataset['variant'])
    expect(variants).toEqual(['primary', 'secondary', 'secondary'])
  })

  it('is not repeated by their cards, which have a link each and no filled button [DASH-13]', () => {
    renderDashboard({ projects: [active, completed], profile, briefs })
    const [card] = screen.getAllByRole('article')
    const heading = { name: '1 thing we need from you' }
    expect(screen.getByRole('heading', heading)).toBeVisible()
    expect(screen.getAllByText(/^Finish the brief/)).toHaveLength(1)
    expect(within(card!).getByRole('link', { name: 'Open the brief' })).not.toHaveAttribute('data-variant')
    expect(newProject()).toHaveAttribute('data-variant', 'secondary')
  })

  it('is said by its own card where there is one project [DASH-13]', () => {
    renderDashboard({ projects: [active], profile, briefs: briefOf(active.id) })
    expect(screen.queryByRole('heading', { name: /need from you$/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Open the brief' })).toHaveAttribute('data-variant', 'primary')
    expect(newProject()).toHaveAttribute('data-variant', 'primary')
  })

  it('stays while the list is filtered, so that its fields do not move while they are in use [DASH-13]', async () => {
    const projects = Array.from({ length: 6 }, (_, index) => named(`Agent ${index}`, 'on-hold'))
    mockApi(({ path }) => ({ body: path === '/rest/v1/rpc/own_projects' ? [{ ...projects[0], total: 1 }] : null }))
    renderDashboard({ projects, profile })
    await userEvent.type(await screen.findByLabelText('Search projects'), 'Agent 0{Enter}')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByRole('heading', { name: '6 things we need from you' })).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    const { container } = renderDashboard({ projects: [draft, held], profile, briefs: briefOf(draft.id) })
    expect(tasks()).toHaveLength(2)
    expect(await axe(container)).toHaveNoViolations()
  })
})
