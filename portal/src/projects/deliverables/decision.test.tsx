import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { ApiRequest } from '@fortnight/supabase/core/mockApi.testing'
import type { DeliverableVersion } from '@fortnight/supabase/deliverables/deliverable'
import { changedVersion, deliverable, openRequest } from '@fortnight/supabase/deliverables/deliverable.testing'
import { databaseError } from '../../layout/renderPortal.testing.tsx'
import { click, findForm, mockDeliverables, renderDeliverables } from './renderDeliverables.testing.tsx'

const choose = async (item: string, choice: string) => {
  const group = within(await screen.findByRole('group', { name: item }))
  await userEvent.click(group.getByRole('radio', { name: choice }))
}
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

describe('a decision', () => {
  it('is sent for all items at once [FORT-93]', async () => {
    const { requests, api } = mockDeliverables()
    renderDeliverables()
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
    renderDeliverables()
    await findForm()
    await click('Mark all as approved')
    expect(screen.getByRole('button', { name: 'Send decision' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent(requests)).toHaveLength(1))
    expect(sent(requests)[0]!.body).toMatchObject({ decisions: [{ decision: 'approved' }, { decision: 'approved' }] })
  })

  it('names what is missing beside its field, and sends nothing [FORT-93]', async () => {
    const { requests } = mockDeliverables()
    const { container } = renderDeliverables()
    await choose('The demo', 'Ask for changes')
    await click('Send decision')
    expect(await screen.findByText('Please approve it or ask for changes')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^What should change\?/ })).toHaveAccessibleDescription(
      'Please say what should change',
    )
    expect(sent(requests)).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('can be sent before anything is chosen, to learn what is missing [FORT-93]', async () => {
    const { requests } = mockDeliverables()
    renderDeliverables()
    await findForm()
    await click('Send decision')
    expect(await screen.findAllByText('Please approve it or ask for changes')).toHaveLength(2)
    const [first] = screen.getAllByRole('radio', { name: 'Approve' })
    expect(first).toHaveFocus()
    expect(first).toHaveAccessibleDescription('Please approve it or ask for changes')
    expect(sent(requests)).toEqual([])
  })

  it('survives a reload before it is sent [FORT-93]', async () => {
    mockDeliverables()
    const { unmount } = renderDeliverables()
    await choose('The demo', 'Ask for changes')
    await userEvent.type(screen.getByRole('textbox', { name: /^What should change\?/ }), 'A bigger logo')
    unmount()
    renderDeliverables()
    await findForm()
    await click('Restore')
    expect(screen.getByRole('textbox', { name: /^What should change\?/ })).toHaveValue('A bigger logo')
    expect(
      within(screen.getByRole('group', { name: 'The demo' })).getByRole('radio', { name: 'Ask for changes' }),
    ).toBeChecked()
  })

  it('keeps everything when it could not be sent [FORT-93]', async () => {
    mockDeliverables({ respond: ({ path }) => (path.endsWith('/decide_deliverable') ? databaseError : undefined) })
    renderDeliverables()
    await findForm()
    await click('Mark all as approved')
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
    renderDeliverables()
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
