/* Test support: the page of deliverables with a mock API. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { Deliverable } from '@fortnight/supabase/deliverables/deliverable'
import { deliverable } from '@fortnight/supabase/deliverables/deliverable.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import DeliverablesPage from './DeliverablesPage.tsx'

type Api = { stored?: Deliverable[]; respond?: (request: ApiRequest) => ApiResponse | undefined }

/** Stores deliverables, which a test may replace. */
export function mockDeliverables({ stored = [deliverable], respond = () => undefined }: Api = {}) {
  const api = { stored }
  const requests = mockApi((request) => {
    const answer = respond(request)
    if (answer) return answer
    const approvals = [{ project_id: project.id, version_id: 'd2', name: 'Test report', number: 2 }]
    if (request.path.endsWith('/open_approvals')) return { body: approvals }
    if (request.path.endsWith('/projects')) return { body: project }
    return { body: request.path.endsWith('/project_deliverables') ? api.stored : null }
  })
  return { requests, api }
}

export const renderDeliverables = () =>
  renderPortal(
    `/project/${project.id}/deliverables`,
    <Route path="/project/:id/deliverables" element={<DeliverablesPage />} />,
    {
      fillCache: (cache) => {
        cache.setQueryData(ownProject(client.id, project.id).queryKey, project)
      },
    },
  )
export const findForm = () => screen.findByRole('form', { name: 'Decision about version 2' })
export const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
