import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { Handover } from '@fortnight/supabase/handover/handover'
import { lateHandover, runningHandover, signedHandover } from '@fortnight/supabase/handover/handover.testing'
import { readyState } from '@fortnight/supabase/signOff/signOff.testing'
import { project } from '../renderProjects.testing.tsx'
import { mockProjectPageApi, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'

const mockHandover = (
  handover: Handover,
  respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined,
) =>
  mockProjectPageApi(
    {
      'rpc/sign_off_state': { ...readyState, side: 'team' },
      'rpc/project_handover': { ...handover, side: 'team' },
      'rpc/add_standard_handover_items': 7,
    },
    respond,
  )
const openTab = () => renderProjectPage('?tab=handover')
const saved = { ...signedHandover.items[0]!, project_id: project.id }

describe('the checklist on the page of a project in the back office', () => {
  it('proposes the standard items with one button [FORT-166]', async () => {
    const requests = mockHandover(runningHandover)
    openTab()
    expect(await screen.findByText(/^Nothing is listed yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add standard items' }))
    expect(await findToast('Standard items added')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/add_standard_handover_items')).toEqual([{ project: project.id }])
  })

  it('gets an item with its kind, note and link [FORT-160, FORT-161]', async () => {
    const requests = mockHandover(runningHandover, ({ path }) =>
      path === 'rpc/save_handover_item' ? { body: saved } : undefined,
    )
    const { container } = openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }))
    expect(dialog.getByText(/Passwords and keys don’t belong here/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    expect(await dialog.findByText('Title is required')).toBeVisible()
    await userEvent.selectOptions(dialog.getByLabelText('Kind'), 'Documents')
    await userEvent.type(dialog.getByLabelText('Title'), ' Handbook ')
    await userEvent.type(dialog.getByLabelText('Link'), 'docs.example/handbook')
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo(requests, 'POST', 'rpc/save_handover_item')).toEqual([
      {
        ...{ item: expect.any(String) as string, project: project.id, kind: 'documents', title: 'Handbook' },
        ...{ note: '', link: 'https://docs.example/handbook' },
      },
    ])
  })

  it.each([
    ['Title', 'password: hunter2'],
    ['Note', ['The key is sk', '1a2B3c4D5e6F7g8H'].join('-')],
    ['Link', 'https://git.example/?token=1a2B3c4D'],
  ])('refuses what looks like a password or a key: %s [FORT-162]', async (label, text) => {
    const requests = mockHandover(runningHandover)
    openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Title'), 'Handbook')
    await userEvent.clear(dialog.getByLabelText(label))
    await userEvent.type(dialog.getByLabelText(label), text)
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }))
    expect(await dialog.findByText(/^This looks like a password or a key/)).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/save_handover_item')).toEqual([])
  })

  it('is ticked by the team, and says that a change resets the ticks [FORT-163, FORT-164]', async () => {
    const requests = mockHandover(signedHandover)
    const { container } = openTab()
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Handed over: Handover call' }))
    const { updated_at } = signedHandover.items[2]!
    expect(sentTo(requests, 'POST', 'rpc/tick_handover_item')).toEqual([
      { project: project.id, item: 'item-3', base_version: updated_at, is_ticked: true },
    ])
    expect(screen.queryByRole('button', { name: 'Delete Handbook' })).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(screen.getByRole('button', { name: 'Edit Handbook' }))
    expect(await screen.findByText(/Changing it clears both sides’ check marks\.$/)).toBeVisible()
  })

  it('shows the version of a colleague before either is replaced [FORT-161]', async () => {
    mockHandover(signedHandover, ({ path }) => {
      if (path === 'rpc/save_handover_item') return { body: [] }
      return path === 'handover_items' ? { body: { ...saved, title: 'Theirs', updated_at: '2025-09-17' } } : undefined
    })
    openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Handover call' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Title'), ' at noon')
    await userEvent.click(dialog.getByRole('button', { name: 'Save item' }))
    expect(await dialog.findByRole('heading', { name: 'This item was changed in the meantime' })).toBeVisible()
  })

  it('loses an item after a question [FORT-161]', async () => {
    const requests = mockHandover(signedHandover)
    openTab()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Handover call' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this item?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete item' }))
    expect(await findToast('Item deleted')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/delete_handover_item')).toEqual([{ project: project.id, item: 'item-3' }])
  })

  it('can only be read when the project is deleted, or its money is paid back [FORT-165]', async () => {
    mockHandover({ ...lateHandover('approved'), items: signedHandover.items })
    openTab()
    expect(await screen.findByText('1 of 3 checked off by both sides')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Add|Edit|Delete) / })).toBeNull()
  })
})
