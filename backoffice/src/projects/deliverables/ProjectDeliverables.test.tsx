import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { Deliverable } from '@fortnight/supabase/deliverables/deliverable'
import { changedVersion, deliverable, draft, openRequest } from '@fortnight/supabase/deliverables/deliverable.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { mockProjectPageApi, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'
import { project, storedProject } from '../renderProjects.testing.tsx'

const withDraft: Deliverable = { ...deliverable, versions: [draft, openRequest, changedVersion] }
const newDraft: Deliverable = { ...deliverable, versions: [{ ...draft, number: 1 }] }
const file = openRequest.items[0]!.file!
const files = [
  { file_id: file.file_id, current: { ...file, id: 'v2', version: 3 }, versions: 3, may_delete: true, used_bytes: 1 },
]

function open(
  stored: Deliverable[],
  { bodies = {}, respond }: { bodies?: object; respond?: (request: ApiRequest) => ApiResponse | undefined } = {},
) {
  const requests = mockProjectPageApi(
    {
      'rpc/project_deliverables': stored,
      'rpc/project_file_list': files,
      'rpc/save_deliverable_draft': draft,
      ...bodies,
    },
    respond,
  )
  return { requests, ...renderProjectPage('?tab=deliverables') }
}
const findCard = () => screen.findByRole('article', { name: 'Test report' })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

describe('the deliverables on the page of a project', () => {
  it('are listed with their versions, contents and decisions [FORT-95]', async () => {
    const { container } = open([withDraft])
    const card = within(await findCard())
    expect(card.getByText('Draft')).toBeVisible()
    expect(card.getByText('Waiting for approval')).toBeVisible()
    expect(card.getAllByText('demo.example')[0]).toBeVisible()
    await userEvent.click(card.getByText('1 earlier version'))
    expect(card.getByText(/^The client asked for changes on/)).toBeVisible()
    expect(card.getByText('The logo is missing')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('explain themselves while there are none [FORT-95]', async () => {
    open([])
    expect(await screen.findByRole('heading', { name: 'No deliverables yet' })).toBeVisible()
  })

  it('are created as a draft of files and links [FORT-95]', async () => {
    const { requests } = open([])
    await userEvent.click(await screen.findByRole('button', { name: 'New deliverable' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New deliverable' }))
    await userEvent.type(dialog.getByLabelText('Name'), 'The plan')
    await userEvent.type(dialog.getByLabelText('Notes'), 'Please read')
    await userEvent.click(dialog.getByLabelText('Report.txt, version 3'))
    await userEvent.type(dialog.getByLabelText('Links'), 'demo.example/a The demo{Enter}https://x.example')
    expect(await axe(document.body)).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }))
    expect(await findToast('Draft saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/save_deliverable_draft')).toEqual([
      {
        ...{ deliverable: expect.any(String) as string, project: project.id, name: 'The plan', notes: 'Please read' },
        items: [
          { file_version_id: 'v2' },
          { url: 'https://demo.example/a', label: 'The demo' },
          { url: 'https://x.example/', label: '' },
        ],
      },
    ])
  })

  it.each([
    ['http://x.example', 'Line 1 doesn’t begin with an address such as https://example.com/demo'],
    [`https://x.example\nhttps://x.example ${'x'.repeat(201)}`, 'Please keep the name in line 2 to 200 characters'],
    ['https://x.example\n'.repeat(21), 'A version has at most 20 files and links'],
  ])('are not saved with wrong links [FORT-95]', async (links, message) => {
    const { requests } = open([])
    await userEvent.click(await screen.findByRole('button', { name: 'New deliverable' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'The plan')
    await userEvent.click(screen.getByLabelText('Links'))
    await userEvent.paste(links)
    await click('Save draft')
    expect(await screen.findByText(message)).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/save_deliverable_draft')).toEqual([])
  })

  it('get a next version with the newest files and the same links, under the same name [FORT-95]', async () => {
    const { requests } = open([deliverable])
    await findCard()
    await click('New version of Test report')
    const dialog = within(await screen.findByRole('dialog', { name: 'Next version of Test report' }))
    expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly')
    expect(dialog.getByLabelText('Report.txt, version 3')).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }))
    await waitFor(() =>
      expect(sentTo(requests, 'POST', 'rpc/save_deliverable_draft')).toEqual([
        {
          ...{ deliverable: 'del1', project: project.id, name: 'Test report', notes: '' },
          items: [{ file_version_id: 'v2' }, { url: 'https://demo.example/agent', label: 'The demo' }],
        },
      ]),
    )
  })

  it('show both versions of a draft that a colleague has changed [FORT-96]', async () => {
    const theirs = [
      { ...newDraft, versions: [{ ...draft, number: 1, notes: 'Theirs', updated_at: '2025-09-05T10:00:00Z' }] },
    ]
    let stored = [newDraft]
    open([], {
      respond: ({ path }) => {
        if (path === 'rpc/project_deliverables') return { body: stored }
        return path === 'rpc/save_deliverable_draft' ? { body: null } : undefined
      },
    })
    await findCard()
    await click('Edit draft Test report')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), ' Mine')
    stored = theirs
    await click('Save draft')
    expect(await screen.findByRole('region', { name: 'This draft was changed in the meantime' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Not ready yet Mine')
    await click('Take theirs')
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('Theirs')
  })

  it('are put up for approval, from the version that is shown [FORT-95]', async () => {
    const { requests } = open([newDraft])
    await findCard()
    await click('Put up for approval Test report')
    expect(await findToast('Test report is up for approval')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/request_approval')).toEqual([
      { version: 'd3', base_version: draft.updated_at },
    ])
  })

  it('are withdrawn, and drafts discarded after a question [FORT-95]', async () => {
    const { requests } = open([withDraft])
    await findCard()
    await click('Withdraw Test report')
    expect(await findToast('Test report is no longer up for approval')).toBeVisible()
    await click('Discard draft Test report')
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }))
    await waitFor(() => expect(sentTo(requests, 'POST', 'rpc/discard_deliverable_draft')).toEqual([{ version: 'd3' }]))
    expect(sentTo(requests, 'POST', 'rpc/withdraw_approval_request')).toEqual([{ version: 'd2' }])
  })

  it('say why something did not work [ERR-1]', async () => {
    open([newDraft], { respond: ({ path }) => (path === 'rpc/request_approval' ? databaseError : undefined) })
    await findCard()
    await click('Put up for approval Test report')
    expect(await findToast('Could not save. Try again.')).toBeVisible()
  })

  it('of a deleted project can only be read [FORT-95]', async () => {
    const deleted = { ...storedProject, deleted_at: '2025-09-06T10:00:00Z' }
    open([withDraft], { bodies: { projects: [deleted] } })
    const card = within(await findCard())
    expect(card.queryByRole('button', { name: /Withdraw|Put up|Edit|Discard|New version/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'New deliverable' })).toBeNull()
  })
})
