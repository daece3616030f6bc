/* For tests: the pages of questionnaires with a mock API. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from '@fortnight/shared-ui/router'
import type { BriefQuestion } from '@fortnight/supabase/briefs/brief'
import type { Questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import { mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import BriefListPage from './list/BriefListPage.tsx'
import BriefVersionPage from './BriefVersionPage.tsx'

const question = (place: number, values: Partial<BriefQuestion>): BriefQuestion => ({
  ...{ id: `10000000-0000-4000-8000-00000000000${place}`, type: 'text', label: '', help: '', required: true },
  ...{ choices: [], min: null, max: null, plans: [] },
  ...values,
})
export const job = question(1, { label: 'What should it do?', help: 'One job.' })
export const source = question(2, { type: 'choice', label: 'Where from?', choices: ['Email', 'Phone'] })
export const rules = question(3, {
  label: 'Which rules apply?',
  required: false,
  plans: ['enterprise-agent', 'custom'],
})

export const published: Questionnaire = {
  ...{ id: '00000000-0000-4000-9000-000000000a01', number: 1, published_at: '2025-09-01T10:00:00+00:00' },
  ...{ user_profiles: { name: 'Ada Marsh' }, updated_at: '2025-09-01T10:00:00+00:00', questions: [job, source, rules] },
}
export const draft: Questionnaire = {
  ...published,
  ...{ id: '00000000-0000-4000-9000-000000000a02', number: 2, published_at: null, user_profiles: null },
  updated_at: '2025-09-02T10:00:00+00:00',
}

/** Responds with these versions, the latest first, except where `respond` has a response. A save succeeds. */
export const mockBriefsApi = (
  versions: Questionnaire[],
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockRestApi((request) => {
    const { method, path, query, body } = request
    const response = respond(request)
    if (response || path !== 'brief_versions') return response ?? { body: [] }
    const version = versions.find(({ id }) => query.includes(id))
    if (method === 'GET') return { body: query.includes('id=eq.') ? (version ?? null) : versions }
    return { body: method === 'PATCH' ? { ...version, ...(body as object) } : { id: draft.id } }
  })

export const renderBriefs = (path = '') =>
  renderAdminPage(
    `/admin/briefs${path}`,
    <>
      <Route path="/admin/briefs" element={<BriefListPage />} />
      <Route path="/admin/briefs/:id" element={<BriefVersionPage />} />
    </>,
  )

/** The bodies of the requests that write versions. */
export const savesOf = (requests: ApiRequest[], method = 'PATCH') =>
  requests
    .filter((request) => request.path === 'brief_versions' && request.method === method)
    .map(({ body }) => body as { questions: BriefQuestion[] })

export const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** The questions of the draft, as soon as they are shown. */
export const findQuestions = async () => questionsIn(await screen.findByRole('list', { name: 'Questions' }))

/** The items of a list of questions, without those of their choices. */
export const questionsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'))

/** Opens the draft beside the published version, with `respond` before the usual responses. */
export async function openDraft(respond?: (request: ApiRequest) => ApiResponse | undefined, stored = draft) {
  const requests = mockBriefsApi([stored, published], respond)
  const view = renderBriefs(`/${draft.id}`)
  await screen.findByRole('heading', { name: 'Questionnaire, version 2' })
  return { requests, ...view }
}
