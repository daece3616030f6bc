import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import { type ApiRequest, type ApiResponse, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { Deliverable, DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { changedVersion, deliverable, openRequest } from '@fortnight/supabase/deliverables/deliverable.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, databaseError, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import DeliverablesPage from './DeliverablesPage.tsx'

type Api = { stored?: Deliverable[]; respond?: (request: ApiRequest) => ApiResponse | undefined }

/** Stores deliverables, which a test may replace. */
function mockDeliverables({ stored = [deliverable], respond = () => undefined }: Api = {}) {
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

const renderPage = () =>
  renderPortal(
    `/project/${project.id}/deliverables`,
    <Route path="/project/:id/deliverables" element={<DeliverablesPage />} />,
    {
      fillCache: (cache) => {
        cache.setQueryData(ownProject(client.id, project.id).queryKey, project)
      },
    },
  )
const findForm = async () => within(await screen.findByRole('form', { name: 'Decision about version 2' }))
const choose = async (item: string, choice: string) => {
  const group = within(await screen.findByRole('group', { name: item }))
  await userEvent.click(group.getByRole('radio', { name: choice }))
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = (requests: ApiRequest[]) => requests.filter(({ path }) => path.endsWith('/decide_deliverable'))
const ended = (fields: Partial<DeliverableVersion>) => [
  {
    ...deliverable,
    versions: [
      { ...openRequest, ended_at: '2025-09-05T10:00:00Z', ended_by: 'you' as const, ...fields },
      changedVersion,
    ],
  },
]

beforeEach(() => localStorage.clear())

describe('the deliverables of a project', () => {
  it('show the open request first, with its files and links, then what was decided before [FORT-92]', async () => {
    const older = {
      ...deliverable,
      id: 'del0',
      name: 'The plan',
      created_at: '2025-09-03T09:00:00Z',
      versions: [changedVersion],
    }
    mockDeliverables({ stored: [older, deliverable] })
    const { container } = renderPage()
    const form = await findForm()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Test report',
      'The plan',
    ])
    expect(form.getByText('With your logo')).toBeVisible()
    expect(form.getByRole('button', { name: /^Report\.txt version 2/ })).toBeVisible()
    const link = form.getByRole('link', { name: /^The demo/ })
    expect(link).toHaveAttribute('href', 'https://demo.example/agent')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(form.getByText('demo.example')).toBeVisible()
    expect(document.title).toBe('Deliverables: Support agent | Fortnight')
    const card = within(screen.getByRole('article', { name: 'Test report' }))
    await userEvent.click(card.getByText('1 other version'))
    expect(card.getByText(/^You asked for changes on/)).toBeVisible()
    expect(card.getByText('The logo is missing')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('name a file that was deleted since [FORT-92]', async () => {
    const items = openRequest.items.map((item) => ({ ...item, file: null }))
    mockDeliverables({ stored: [{ ...deliverable, versions: [{ ...openRequest, items }] }] })
    renderPage()
    expect((await findForm()).getByText('version 2, was deleted since')).toBeVisible()
  })

  it('explain themselves while there are none [FORT-92]', async () => {
    mockDeliverables({ stored: [] })
    renderPage()
    expect(await screen.findByRole('heading', { name: 'Nothing to approve yet' })).toBeVisible()
  })

  it('show an error with Retry when they fail to load [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockDeliverables({ respond: () => databaseError })
    renderPage()
    expect(await screen.findByRole('heading', { name: 'The deliverables could not be loaded' })).toBeVisible()
    mockDeliverables()
    await click('Retry')
    expect((await findForm()).getByRole('link', { name: /^The demo/ })).toBeVisible()
  })
})

describe('a decision', () => {
  it('is sent for all items at once [FORT-93]', async () => {
    const { requests, api } = mockDeliverables()
    renderPage()
    await choose('Report.txt', 'Approve')
    await choose('The demo', 'Ask for changes')
    await userEvent.type(screen.getByRole('textbox', { name: /^What should change\? The demo/ }), ' A bigger logo ')
    api.stored = ended({ state: 'changes' })
    await click('Send decision')
    await findToast('Your decision is sent')
    expect(sent(requests).map(({ body }) => body)).toEqual([
      {
        version: 'd2',
        decisions: [
          { item: 'i1', decision: 'approved', comment: '' },
          { item: 'i2', decision: 'changes', comment: 'A bigger logo' },
        ],
      },
    ])
    expect((await screen.findAllByText(/^You asked for changes on/))[0]).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Test report' })).toHaveFocus()
  })

  it('approves everything with two presses of the keyboard [FORT-93]', async () => {
    const { requests } = mockDeliverables()
    renderPage()
    await findForm()
    await click('Approve everything')
    expect(screen.getByRole('button', { name: 'Send decision' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent(requests)).toHaveLength(1))
    expect(sent(requests)[0]!.body).toMatchObject({ decisions: [{ decision: 'approved' }, { decision: 'approved' }] })
  })

  it('names what is missing beside its field, and sends nothing [FORT-93]', async () => {
    const { requests } = mockDeliverables()
    const { container } = renderPage()
    await choose('The demo', 'Ask for changes')
    await click('Send decision')
    expect(await screen.findByText('Please choose one')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^What should change\?/ })).toHaveAccessibleDescription(
      'Please say what should change',
    )
    expect(sent(requests)).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('survives a reload before it is sent [FORT-93]', async () => {
    mockDeliverables()
    const { unmount } = renderPage()
    await choose('The demo', 'Ask for changes')
    await userEvent.type(screen.getByRole('textbox', { name: /^What should change\?/ }), 'A bigger logo')
    unmount()
    renderPage()
    await findForm()
    await click('Restore')
    expect(screen.getByRole('textbox', { name: /^What should change\?/ })).toHaveValue('A bigger logo')
    expect(
      within(screen.getByRole('group', { name: 'The demo' })).getByRole('radio', { name: 'Ask for changes' }),
    ).toBeChecked()
  })

  it('keeps everything when it could not be sent [FORT-93]', async () => {
    mockDeliverables({ respond: ({ path }) => (path.endsWith('/decide_deliverable') ? databaseError : undefined) })
    renderPage()
    await findForm()
    await click('Approve everything')
    await click('Send decision')
    expect(await screen.findByText('Your decision was not sent. Please try again.')).toBeVisible()
    expect(
      within(screen.getByRole('group', { name: 'The demo' })).getByRole('radio', { name: 'Approve' }),
    ).toBeChecked()
  })

  it('that comes second says so, keeps what was typed, and then shows the first one [FORT-84]', async () => {
    const conflict = { status: 409, body: { code: 'PT409', message: 'Version 2 has been approved already.' } }
    const { api } = mockDeliverables({
      respond: ({ path }) => (path.endsWith('/decide_deliverable') ? conflict : undefined),
    })
    renderPage()
    await choose('Report.txt', 'Approve')
    await choose('The demo', 'Ask for changes')
    const field = screen.getByRole('textbox', { name: /^What should change\?/ })
    await userEvent.type(field, 'Too late')
    api.stored = ended({ state: 'approved' })
    await click('Send decision')
    expect(await screen.findByText('Version 2 has been approved already.')).toBeVisible()
    expect(screen.getByDisplayValue('Too late')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send decision' })).toBeNull()
    await click('Discard it and show what was decided')
    expect(await screen.findByText(/^You approved it on/)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
  })
})
