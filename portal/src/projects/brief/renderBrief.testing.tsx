/* Test support: the brief of a project with a mock API. */
import { Route } from '@fortnight/shared-ui/router'
import { sampleFile } from '@fortnight/shared-ui/room/samples.testing'
import type { ProjectBrief } from '@fortnight/supabase/briefs/brief'
import { sampleBrief } from '@fortnight/supabase/briefs/brief.testing'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import BriefPage from './BriefPage.tsx'

export const savedVersion = '2025-09-03T10:00:00.000001+00:00'

/** A file of the project that can answer a question. */
export const storedFile = sampleFile({ name: 'Cases.zip', mime_type: 'application/zip' })

/** Responds with a brief, except where `respond` has a response. */
export function mockBrief(
  brief: ProjectBrief | null = sampleBrief,
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) {
  const responses: Record<string, unknown> = {
    project_brief: brief,
    brief_states: [],
    save_brief_answer: [{ updated_at: savedVersion }],
    project_file_list: [
      { file_id: storedFile.file_id, current: storedFile, versions: 1, may_delete: true, used_bytes: 1 },
    ],
    limits: { maxFileBytes: 25 * 1024 * 1024, maxProjectBytes: 500 * 1024 * 1024, isScanned: false },
    unread_counts: [],
  }
  return mockApi((request) => respond(request) ?? { body: responses[request.path.split('/').at(-1) ?? ''] ?? null })
}

/** Renders /project/:id/brief. */
export const renderBrief = () =>
  renderPortal(`/project/${project.id}/brief`, <Route path="/project/:id/brief" element={<BriefPage />} />, {
    fillCache: (cache) => cache.setQueryData(ownProject(client.id, project.id).queryKey, project),
  })

/** The bodies of the requests that call a function. */
export const callsOf = (requests: ApiRequest[], name: string) =>
  requests.filter(({ path }) => path.endsWith(`/${name}`)).map(({ body }) => body)
