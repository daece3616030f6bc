import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { sampleFile } from '@fortnight/shared-ui/room/samples.testing'
import { agreedList, openList, sampleProposal, sampleRun } from '@fortnight/supabase/acceptance/acceptance.testing'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, databaseError, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import CasesPage from './CasesPage.tsx'

const file = sampleFile({ name: 'Email.txt', mime_type: 'text/plain' })
const results = [sampleRun, { ...sampleRun, id: 'run-0', result: 'pass', note: null, agent_version: '0.1' }]

/** Responds with a list, except where `respond` has a response. */
function mockCases(list: unknown, respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined) {
  const responses: Record<string, unknown> = {
    acceptance_list: list,
    acceptance_case_runs: results,
    project_file_list: [{ file_id: 'f1', current: file, versions: 1, may_delete: true, used_bytes: 1 }],
    limits: { maxFileBytes: 25 * 1024 ** 2, maxProjectBytes: 500 * 1024 ** 2, isScanned: false },
    propose_acceptance_change: true,
  }
  return mockApi((request) => respond(request) ?? { body: responses[request.path.split('/').at(-1) ?? ''] ?? null })
}
const renderCases = () =>
  renderPortal(`/project/${project.id}/cases`, <Route path="/project/:id/cases" element={<CasesPage />} />, {
    fillCache: (cache) => cache.setQueryData(ownProject(client.id, project.id).queryKey, project),
  })
const sent = (requests: ApiRequest[], name: string) =>
  requests.filter(({ path }) => path.endsWith(name)).map(({ body }) => body)

beforeEach(() => localStorage.clear())

describe('the acceptance cases of a project', () => {
  it('are shown with their results and proposals, one press away from the other pages [FORT-75]', async () => {
    mockCases({ ...agreedList, proposals: [sampleProposal] })
    const { container } = renderCases()
    expect(await screen.findByRole('heading', { name: '1 of 2 cases passed with version 0.2' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cases' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('row', { name: /New patient.*Fail.*Passed with version 0\.1/ })).toBeVisible()
    expect(screen.getByText(/An offer of 60 minutes/)).toBeVisible()
    expect(document.title).toBe('Cases: Support agent | Fortnight')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('explain themselves while there are none [FORT-75]', async () => {
    mockCases({ ...openList, cases: [] })
    const { container } = renderCases()
    expect(await screen.findByRole('heading', { name: 'No cases yet' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('show an error with Retry when they fail to load [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockCases(null, ({ path }) => (path.endsWith('acceptance_list') ? databaseError : undefined))
    renderCases()
    expect(await screen.findByRole('heading', { name: 'The cases could not be loaded' })).toBeVisible()
    mockCases(openList)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: '2 cases' })).toBeVisible()
  })

  it('are confirmed in the version that was read, and say why that failed [FORT-64]', async () => {
    const changed = { status: 409, body: { code: 'PT409', message: 'The list was changed in the meantime.' } }
    const requests = mockCases(openList, ({ path }) => (path.endsWith('confirm_acceptance_list') ? changed : undefined))
    renderCases()
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the list' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The list was changed in the meantime.')
    expect(sent(requests, 'confirm_acceptance_list')).toEqual([{ project: project.id, list_version: 3 }])
  })

  it('are changed by a proposal once they are agreed [FORT-67]', async () => {
    const requests = mockCases(agreedList)
    renderCases()
    await userEvent.click(await screen.findByRole('button', { name: 'Propose a case' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a new case' }))
    await userEvent.type(dialog.getByLabelText('Title'), 'Weekend')
    await userEvent.type(dialog.getByLabelText('Input'), 'An email on Sunday')
    await userEvent.type(dialog.getByLabelText('Expected result'), 'A reply on Monday')
    await userEvent.selectOptions(dialog.getByLabelText('Example files'), 'Email.txt')
    await userEvent.type(dialog.getByLabelText('Reason'), 'We forgot it')
    await userEvent.click(dialog.getByRole('button', { name: 'Send proposal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(requests, 'propose_acceptance_change')).toEqual([
      {
        ...{ proposal: expect.any(String) as string, project: project.id, kind: 'create', reason: 'We forgot it' },
        ...{ title: 'Weekend', input: 'An email on Sunday', expected: 'A reply on Monday', importance: 'must' },
        files: [file.id],
      },
    ])
  })

  it('show all their results, or an error with Retry [FORT-78] [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockCases(agreedList, ({ path }) => (path.endsWith('acceptance_case_runs') ? databaseError : undefined))
    renderCases()
    await userEvent.click(await screen.findByRole('button', { name: 'New patient' }))
    const dialog = within(await screen.findByRole('dialog', { name: '1. New patient' }))
    expect(await dialog.findByRole('heading', { name: 'The results could not be loaded' })).toBeVisible()
    mockCases(agreedList)
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    const [latest, first] = await dialog.findAllByRole('listitem')
    expect(latest).toHaveTextContent(/Failed with version 0.2, passed before.*It offers Thursday\..*You, Sep 15, 2025/)
    expect(first).toHaveTextContent(/Passed with version 0.1/)
  })

  it('are tried with a version of the agent [FORT-70]', async () => {
    const requests = mockCases(agreedList)
    renderCases()
    await userEvent.click(await screen.findByRole('button', { name: 'Change result of case 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Result of case 2: Toothache' }))
    await userEvent.click(dialog.getByLabelText('Passed'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save result' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(requests, 'record_acceptance_run')).toEqual([
      {
        ...{ run: expect.any(String) as string, case_id: agreedList.cases[1]!.id, case_version: 1 },
        ...{ agent_version: '0.2', result: 'pass', note: '' },
      },
    ])
  })
})
