import { screen, within } from '@testing-library/react'
import { planWithDone, sampleHold } from '@fortnight/supabase/plans/plan.testing'
import { project, storedProject } from '../renderProjects.testing.tsx'
import { mockProjectPageApi, renderProjectPage } from './renderProjectPage.testing.tsx'

const started = { ...storedProject, status: 'active', started_on: '2025-09-01' }
const summary = { project_id: project.id, cases: 6, passed: 4 }

const waitingRoom = {
  project_id: project.id,
  client_name: 'Mara Holt',
  waiting_since: new Date(Date.now() - 50 * 3_600_000).toISOString(),
  last_side: 'client',
  last_body: 'Can it read *scans*?',
}

const findLines = async () => within(await screen.findByRole('region', { name: 'Next' })).findAllByRole('listitem')

describe('What is next in a project', () => {
  it('is the client who waits for a reply, its open step, and its cases', async () => {
    mockProjectPageApi({
      projects: [started],
      'rpc/project_plans': [planWithDone(1)],
      'rpc/acceptance_summaries': [summary],
      'rpc/admin_inbox': [waitingRoom],
    })
    renderProjectPage()
    const [message, step, cases] = await findLines()
    expect(step).toHaveTextContent('Build was due on Friday, September 12.')
    expect(within(step!).getByRole('link', { name: 'Open plan' })).toHaveAttribute(
      'href',
      `/admin/projects/${project.id}?tab=plan`,
    )
    expect(message).toHaveTextContent('Mara Holt has been waiting for 2 days.')
    expect(message).toHaveTextContent('Can it read *scans*?')
    expect(within(message!).getByRole('link', { name: 'Reply' })).toHaveAttribute(
      'href',
      `/admin/projects/${project.id}?tab=messages`,
    )
    expect(cases).toHaveTextContent('4 of 6 cases passed.')
    expect(within(cases!).getByRole('link', { name: 'Open cases' })).toBeVisible()
  })

  it('names no step while the clock stands still', async () => {
    mockProjectPageApi({
      projects: [{ ...started, status: 'on-hold' }],
      'rpc/project_plans': [{ ...planWithDone(1), holds: [sampleHold] }],
      'rpc/admin_inbox': [waitingRoom],
    })
    renderProjectPage()
    const lines = await findLines()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toHaveTextContent('Mara Holt')
  })

  it('is left out where nothing is', async () => {
    mockProjectPageApi({ projects: [{ ...started, status: 'completed' }], 'rpc/project_plans': [planWithDone(4)] })
    renderProjectPage()
    expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Next' })).toBeNull()
  })
})
