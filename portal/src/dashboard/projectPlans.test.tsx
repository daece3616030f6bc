import { screen } from '@testing-library/react'
import { fakeDate } from '@fortnight/shared-ui/browser/fakeDate.testing'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { OpenApproval } from '@fortnight/supabase/deliverables/queries'
import { planWithDone, sampleHold, samplePlan } from '@fortnight/supabase/plans/plan.testing'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { databaseError, profile, project } from '../layout/renderPortal.testing.tsx'
import { renderDashboard } from './renderDashboard.testing.tsx'

const started = { ...project, started_on: '2025-09-01' }
const renderPlan = (plan = samplePlan, change: Partial<OwnProject> = {}, approvals: OpenApproval[] = []) =>
  renderDashboard({
    ...{ projects: [{ ...started, ...change }], profile, approvals },
    plans: { [started.id]: { ...plan, project_id: started.id } },
  })

beforeEach(() => {
  mockApi(() => databaseError)
  fakeDate('2025-09-04T12:00:00Z')
})
afterEach(() => jest.useRealTimers())

describe('a project with a plan on the dashboard', () => {
  it('shows its day, and as "Next" what its step says [FORT-23] [FORT-24]', () => {
    renderPlan(planWithDone(1))
    expect(screen.getByText('Day 4 of 14')).toBeVisible()
    expect(screen.getByText('You get something new to try every other day until Friday, September 12.')).toBeVisible()
  })

  it('says what is missing while it waits for the client [FORT-23]', () => {
    renderPlan({ ...samplePlan, holds: [sampleHold] })
    expect(screen.getByText('On hold since Friday, September 5')).toBeVisible()
    expect(screen.getByText(sampleHold.reason)).toBeVisible()
  })

  it('says when it was finished, in place of its days [DASH-13]', () => {
    renderPlan(planWithDone(4), { status: 'completed' })
    expect(screen.getByText('Finished on Tuesday, September 2')).toBeVisible()
    expect(screen.queryByRole('list', { name: /day by day/ })).toBeNull()
  })

  it('shows its days when it waits for a decision after its end [DASH-13]', () => {
    const approval = { project_id: started.id, version_id: 'd2', name: 'Test report', number: 2 }
    renderPlan(planWithDone(4), { status: 'completed' }, [approval])
    expect(screen.getByRole('link', { name: 'Review and decide' })).toBeVisible()
    expect(screen.getByRole('list', { name: /day by day/ })).toBeVisible()
  })

  it('counts from its first day when the plans fail to load [FORT-24]', async () => {
    mockApi(({ path }) => (path.endsWith('/own_projects') ? { body: [{ ...started, total: 1 }] } : databaseError))
    renderDashboard({ profile })
    expect(await screen.findByText('Day 4 of 14')).toBeVisible()
  })
})
