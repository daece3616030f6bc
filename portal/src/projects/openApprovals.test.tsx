import { screen } from '@testing-library/react'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
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
          <ProjectTabs projectId={project.id} />
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
    expect(screen.getByRole('link', { name: 'Deliverables 1 waiting' })).toHaveAttribute(
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
