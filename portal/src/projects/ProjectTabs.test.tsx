import { screen } from '@testing-library/react'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { sampleHold, samplePlan } from '@fortnight/supabase/plans/plan.testing'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import { Route } from '@fortnight/shared-ui/router'
import { databaseError, project, renderPortal } from '../layout/renderPortal.testing.tsx'
import { ProjectNextSteps } from '../layout/ProjectNextSteps.tsx'
import { ProjectTabs } from './ProjectTabs.tsx'

const approval = { project_id: project.id, version_id: 'd2', name: 'Test report', number: 2 }
const renderWith = (project_id: string) =>
  renderPortal(
    '/x',
    <Route
      path="/x"
      element={
        <>
          <ProjectTabs project={project} />
          <ProjectNextSteps project={project} plan={null} brief={null} />
        </>
      }
    />,
    { fillCache: (cache) => cache.setQueryData(openApprovals().queryKey, [{ ...approval, project_id }]) },
  )

describe('a request for approval', () => {
  beforeEach(() => {
    mockApi(() => databaseError)
  })

  it('is counted on the tab, and is what we need from the client [FORT-94]', () => {
    renderWith(project.id)
    expect(screen.getByRole('link', { name: 'Deliverables 1 to do' })).toHaveAttribute(
      'href',
      `/project/${project.id}/deliverables`,
    )
    expect(screen.getByText(/^Approve version 2 of “Test report” or ask for changes\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Review and decide' })).toHaveAttribute(
      'href',
      `/project/${project.id}/deliverables`,
    )
  })

  it('of another project changes nothing [FORT-94]', () => {
    renderWith('another')
    expect(screen.getByRole('link', { name: 'Deliverables' })).toBeVisible()
    expect(screen.queryByText(/^Approve/)).toBeNull()
  })
})

describe('a hold', () => {
  beforeEach(() => {
    mockApi(() => databaseError)
  })
  const renderHeld = (plan: ProjectPlan) =>
    renderPortal(
      '/x',
      <Route path="/x" element={<ProjectTabs project={{ ...project, started_on: '2025-09-01' }} />} />,
      { fillCache: (cache) => cache.setQueryData(projectPlan(project.id).queryKey, plan) },
    )

  it('that waits for the client is marked on the tab of messages [FORT-94]', () => {
    renderHeld({ ...samplePlan, holds: [sampleHold] })
    expect(screen.getByRole('link', { name: 'Messages 1 to do' })).toBeVisible()
  })

  it('that waits for the team, or is over, is not [FORT-94]', () => {
    renderHeld({
      ...samplePlan,
      holds: [
        { ...sampleHold, waits_for: 'us' },
        { ...sampleHold, held_until: '2025-09-06T09:00:00Z' },
      ],
    })
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible()
  })
})
