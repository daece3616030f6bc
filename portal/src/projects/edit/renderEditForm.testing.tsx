/* Test support: the edit form of a project, user actions in it, and a mocked API that stores it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { project } from '../../layout/renderPortal.testing.tsx'
import { renderProject } from '../renderProject.testing.tsx'

export const path = `/project/${project.id}/edit`
export const renderEditForm = (stored: OwnProject = project) => renderProject({ path, stored })
export const field = (label: string) => screen.getByLabelText(label)
export const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

export const newVersion = '2025-09-02T10:00:00Z'

/** Stores what is sent, or responds to updates with `respond`. */
export const mockProjectApi = (respond?: () => ApiResponse | Promise<ApiResponse>) => {
  let stored = project
  return mockApi(({ method, path, body }) => {
    if (method === 'PATCH' && respond) return respond()
    if (method === 'PATCH') stored = { ...stored, ...(body as object), updated_at: newVersion }
    return { body: path.endsWith('/projects') ? stored : [] }
  })
}
export const patchRequests = (requests: { method: string; body: unknown; query: string }[]) =>
  requests.filter(({ method }) => method === 'PATCH')
