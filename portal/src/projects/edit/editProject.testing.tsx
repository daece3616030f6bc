/* For tests: the form of a project, filled in as a person does, and a database that stores it. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { project } from '../../layout/openPortal.testing.tsx'
import { type ApiAnswer, scriptApi } from '@fortnight/supabase/core/mockApi.testing'
import { openProject } from '../openProject.testing.tsx'

export const path = `/project/${project.id}/edit`
export const open = (stored: OwnProject = project) => openProject({ path, stored })
export const field = (label: string) => screen.getByLabelText(label)
export const type = async (label: string, text: string) => {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

export const later = '2025-09-02T10:00:00Z'

/** A database that stores what it is sent, or answers as it is told. */
export const storing = (answer?: () => ApiAnswer | Promise<ApiAnswer>) => {
  let stored = project
  return scriptApi(({ method, path, body }) => {
    if (method === 'PATCH' && answer) return answer()
    if (method === 'PATCH') stored = { ...stored, ...(body as object), updated_at: later }
    return { body: path.endsWith('/projects') ? stored : [] }
  })
}
export const updates = (requests: { method: string; body: unknown; query: string }[]) =>
  requests.filter(({ method }) => method === 'PATCH')
