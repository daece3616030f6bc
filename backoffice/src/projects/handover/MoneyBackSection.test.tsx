import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { Handover } from '@fortnight/supabase/handover/handover'
import { lateHandover, runningHandover } from '@fortnight/supabase/handover/handover.testing'
import { missingState } from '@fortnight/supabase/signOff/signOff.testing'
import { mockProjectPageApi, renderProjectPage, sentTo } from '../page/renderProjectPage.testing.tsx'

function openTab(handover: Handover, respond: (request: ApiRequest) => ApiResponse | undefined = () => undefined) {
  const bodies = {
    'rpc/sign_off_state': { ...missingState, side: 'team' },
    'rpc/project_handover': { ...handover, side: 'team' },
  }
  const requests = mockProjectPageApi(bodies, respond)
  return { requests, ...renderProjectPage('?tab=handover') }
}

describe('the money-back guarantee on the page of a project in the back office', () => {
  it('says whether the client can ask, and lets no one ask for the client [FORT-171, FORT-172]', async () => {
    openTab(runningHandover)
    expect(await screen.findByText(/^The client can request a refund after Thursday, September 18, 2025/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /money back|Withdraw|Approve|Decline/ })).toBeNull()
  })

  it('is approved, with what was paid [FORT-173]', async () => {
    const { requests, container } = openTab(lateHandover('requested'))
    expect(await screen.findByText('The client has paid $2,250.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve request' }))
    expect(dialog.getByText(/gets back everything paid so far: \$2,250/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo(requests, 'POST', 'rpc/decide_refund')).toEqual([
      { refund: 'refund-1', decision: 'approved', reason: '' },
    ])
  })

  it('is declined with a reason, and says why that was refused [FORT-173]', async () => {
    const message = 'The client has withdrawn this request in the meantime.'
    const refused = { status: 409, body: { code: 'PT409', message } }
    openTab(lateHandover('requested'), ({ path }) => (path === 'rpc/decide_refund' ? refused : undefined))
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline request' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await dialog.findByText('Reason is required')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The date was moved.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(dialog.getByLabelText('Reason')).toHaveValue('The date was moved.')
  })

  it('is paid back with a day and a reference [FORT-174]', async () => {
    const { requests } = openTab(lateHandover('approved'))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as paid back' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as paid back' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid back' }))
    expect(await dialog.findByText('Reference is required')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Payment date'))
    await userEvent.type(dialog.getByLabelText('Payment date'), '2025-09-23')
    await userEvent.type(dialog.getByLabelText('Reference'), 'TR-91')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid back' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo(requests, 'POST', 'rpc/mark_refund_paid')).toEqual([
      { refund: 'refund-1', paid_back_on: '2025-09-23', reference: 'TR-91' },
    ])
  })

  it('shows a request that has ended without anything to do [FORT-174]', async () => {
    openTab({ ...lateHandover('paid_back'), is_deleted: true })
    expect(await screen.findByText('Paid back')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve|Decline|paid back/ })).toBeNull()
  })
})
