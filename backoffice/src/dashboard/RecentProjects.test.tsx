import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import { samplePlan } from '@fortnight/supabase/plans/plan.testing'
import { mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import { RecentProjects } from './RecentProjects.tsx'

const projectIn = (status: string, id = status) => ({
  ...{ id, name: status, client_name: 'Mara Holt', description: '', status, created_at: '2025-09-04T10:00:00Z' },
})

function openProjects(projects: ReturnType<typeof projectIn>[]) {
  const requests = mockRestApi(({ path }) => ({
    body: path === 'rpc/project_plans' ? [samplePlan] : projects,
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
    ])
    expect(await screen.findByText('Day 14 was Thursday, September 18')).toBeVisible()
    const bodies = requests.flatMap(({ path, body }) => (path === 'rpc/project_plans' ? [body] : []))
    expect(bodies).toEqual([{ projects: [samplePlan.project_id, 'on-hold'] }])
  })
})
