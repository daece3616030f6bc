import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import { samplePlan } from '@fortnight/supabase/plans/plan.testing'
import { mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import { RecentProjects } from './RecentProjects.tsx'

const projectIn = (status: string, id = status) => ({
  ...{ id, name: status, client_name: 'Mara Holt', description: '', status, created_at: '2025-09-04T10:00:00Z' },
})

const finishedPlan = {
  ...samplePlan,
  steps: samplePlan.steps.map((step) => ({ ...step, done_at: '2025-09-19T16:00:00Z' })),
}

function openProjects(projects: ReturnType<typeof projectIn>[], plan = samplePlan) {
  const requests = mockRestApi(({ path }) => ({
    body: path === 'rpc/project_plans' ? [plan] : projects,
  }))
  renderAdminPage('/admin', <Route index element={<RecentProjects />} />)
  return requests
}

describe('the latest projects', () => {
  it('are sorted by what is being worked on', async () => {
    openProjects(['completed', 'draft', 'on-hold', 'active'].map((status) => projectIn(status)))
    await screen.findByRole('heading', { name: 'active' })
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['active', 'on-hold', 'draft', 'completed'])
  })

  it('say where their dated days stand, from one request for those that have begun', async () => {
    const requests = openProjects([
      projectIn('active', samplePlan.project_id),
      projectIn('on-hold'),
      projectIn('draft'),
      projectIn('completed'),
    ])
    expect(await screen.findByText('Day 14 was Thursday, September 18')).toBeVisible()
    const bodies = requests.flatMap(({ path, body }) => (path === 'rpc/project_plans' ? [body] : []))
    expect(bodies).toEqual([{ projects: [samplePlan.project_id, 'on-hold', 'completed'] }])
  })

  it('say that a draft has not started, and when a completed one was finished', async () => {
    openProjects([projectIn('draft'), projectIn('completed', finishedPlan.project_id)], finishedPlan)
    expect(await screen.findByText('Finished Sep 19, 2025')).toBeVisible()
    expect(screen.getByText('Not started')).toBeVisible()
  })

  it('say nothing more of a completed one that has no plan', async () => {
    openProjects([projectIn('completed')])
    await screen.findByRole('heading', { name: 'completed' })
    expect(screen.queryByText(/Finished/)).toBeNull()
  })
})
