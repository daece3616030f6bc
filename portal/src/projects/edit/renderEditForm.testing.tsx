/* For tests: the form of a project, filled in as a person does, and a database that stores it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { project } from '../../layout/renderPortal.testing.tsx'
import { type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
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

/** A database that stores what it is sent, or answers as it is told. */
export const mockProjectApi = (answer?: () => ApiResponse | Promise<ApiResponse>) => {
  let stored = project
  return mockApi(({ method, path, body }) => {
    if (method === 'PATCH' && answer) return answer()
    if (method === 'PATCH') stored = { ...stored, ...(body as object), updated_at: newVersion }
    return { body: path.endsWith('/projects') ? stored : [] }
  })
}
export const patchRequests = (requests: { method: string; body: unknown; query: string }[]) =>
  requests.filter(({ method }) => method === 'PATCH')
