import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { fakeDate } from '@fortnight/shared-ui/browser/fakeDate.testing'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { dueInstalment, paidInstalment, plannedInstalment } from '@fortnight/supabase/instalments/instalments.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { sentTo } from '../page/renderProjectPage.testing.tsx'
import { storedProject } from '../renderProjects.testing.tsx'
import { clickButton, enterText, findItems, openPayments } from './openPayments.testing.tsx'

const textOf = (element: HTMLElement | undefined) => element?.textContent.replaceAll(/\s+/g, ' ')

beforeEach(() => {
  localStorage.clear()
  fakeDate('2025-09-04T12:00:00Z')
})
afterEach(() => jest.useRealTimers())

describe('the payments of a project', () => {
  it('show each instalment, what is open and what happened [FORT-135]', async () => {
    const { container } = openPayments([paidInstalment, plannedInstalment])
    const [first, second] = await findItems()
    expect(textOf(first)).toContain(
      'First installment Paid$2,250Paid on Sep 3, 2025 (TR-77)Professional Agent, due Sep 1, 2025',
    )
    expect(textOf(second)).toContain('Second installment Planned$2,250Professional Agent, due on sign-off')
    expect(screen.getByRole('heading', { name: '$2,250 of $4,500 paid' })).toBeVisible()
    expect(screen.getByText('$2,250 remaining')).toBeVisible()
    expect(screen.getByText('A colleague voided the second installment: Cheaper than thought')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('of a deleted project can only be read [FORT-135]', async () => {
    const deleted = [{ ...storedProject, started_on: '2025-09-01', deleted_at: '2025-09-03T10:00:00Z' }]
    openPayments([dueInstalment, plannedInstalment], ({ path, method }) =>
      path === 'projects' && method === 'GET' ? { body: deleted } : undefined,
    )
    await findItems()
    expect(screen.queryByRole('button', { name: /installment/ })).toBeNull()
  })

  it('are marked as paid with a day and a reference [FORT-123]', async () => {
    const { requests } = openPayments([dueInstalment, plannedInstalment], ({ path }) =>
      path === 'rpc/mark_instalment_paid' ? { body: [paidInstalment] } : undefined,
    )
    await findItems()
    await clickButton('Mark First installment as paid')
    await clickButton('Mark as paid')
    expect(await screen.findByText('Reference is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Reference'), 'TR-77')
    await enterText('Payment date', '2025-09-05')
    await clickButton('Mark as paid')
    expect(await screen.findByText('A payment cannot be in the future')).toBeVisible()
    await enterText('Payment date', '2025-09-03')
    await clickButton('Mark as paid')
    expect(await findToast('Installment saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/mark_instalment_paid')).toEqual([
      {
        ...{ instalment: dueInstalment.id, base_version: dueInstalment.updated_at },
        ...{ paid_on: '2025-09-03', reference: 'TR-77' },
      },
    ])
  })

  it('show the amount of a colleague who was faster before anything is recorded [FORT-138]', async () => {
    const theirs = { ...dueInstalment, amount_cents: 200_000, updated_at: '2025-09-04T11:00:00+00:00' }
    const { requests } = openPayments([dueInstalment, plannedInstalment], ({ path, body, query }) => {
      if (path === 'instalments' && query.includes('&id=eq.')) return { body: theirs }
      if (path !== 'rpc/mark_instalment_paid') return undefined
      const isCurrent = (body as { base_version: string }).base_version === theirs.updated_at
      return { body: isCurrent ? [theirs] : [] }
    })
    await findItems()
    await clickButton('Mark First installment as paid')
    await userEvent.type(screen.getByLabelText('Reference'), 'TR-77')
    await clickButton('Mark as paid')
    expect(await screen.findByRole('heading', { name: 'This installment was changed in the meantime' })).toBeVisible()
    await userEvent.click(screen.getByText(/^Compare/))
    // Theirs is struck through: $2,000, in place of $2,250.
    expect(screen.getByRole('region', { name: 'Changes of Amount' })).toHaveTextContent('$2,000250')
    await clickButton('Keep mine')
    expect(await findToast('Installment saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/mark_instalment_paid')[1]).toMatchObject({
      ...{ reference: 'TR-77', base_version: theirs.updated_at },
    })
  })

  it('are corrected with a reason: the amount, or the day on which one is due [FORT-125]', async () => {
    const { requests } = openPayments([dueInstalment, plannedInstalment], ({ path }) =>
      path === 'rpc/correct_instalment' ? { body: [dueInstalment] } : undefined,
    )
    await findItems()
    await clickButton('Edit Second installment')
    await enterText('Amount in US dollars', '2.000,00')
    await clickButton('Save installment')
    expect(await screen.findByText('Enter an amount in dollars, such as 2,250 or 2,250.50')).toBeVisible()
    expect(screen.getByText('Reason is required')).toBeVisible()
    await enterText('Amount in US dollars', '2,000.50')
    await userEvent.type(screen.getByLabelText('Reason'), 'Agreed')
    await clickButton('Save installment')
    await findToast('Installment saved')
    await clickButton('Edit Second installment')
    await userEvent.selectOptions(screen.getByLabelText('Action'), 'Change the due date')
    await clickButton('Save installment')
    expect(await screen.findByText('Due on is required')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Due on'), '2025-09-18')
    await userEvent.type(screen.getByLabelText('Reason'), 'Accepted')
    await clickButton('Save installment')
    await findToast('Installment saved')
    const version = { instalment: plannedInstalment.id, base_version: plannedInstalment.updated_at }
    expect(sentTo(requests, 'POST', 'rpc/correct_instalment')).toEqual([
      { ...version, correction: 'amount', reason: 'Agreed', amount_cents: 200_050 },
      { ...version, correction: 'due', reason: 'Accepted', due_on: '2025-09-18' },
    ])
  })

  it('keep the correction that was chosen when a colleague was faster, and say why it is refused [FORT-138]', async () => {
    const theirs = { ...paidInstalment, updated_at: '2025-09-04T11:00:00+00:00' }
    const refused = { code: 'PT409', message: 'This installment is paid. Mark it as unpaid first.' }
    const { requests } = openPayments([dueInstalment, plannedInstalment], ({ path, body, query }) => {
      if (path === 'instalments' && query.includes('&id=eq.')) return { body: theirs }
      if (path !== 'rpc/correct_instalment') return undefined
      const isCurrent = (body as { base_version: string }).base_version === theirs.updated_at
      return isCurrent ? { status: 409, body: refused } : { body: [] }
    })
    await findItems()
    await clickButton('Edit First installment')
    await enterText('Amount in US dollars', '2,000')
    await userEvent.type(screen.getByLabelText('Reason'), 'Agreed')
    await clickButton('Save installment')
    await clickButton('Keep mine')
    expect(await screen.findByText(refused.message)).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/correct_instalment')).toMatchObject([
      { correction: 'amount', base_version: dueInstalment.updated_at },
      { correction: 'amount', base_version: theirs.updated_at, amount_cents: 200_000 },
    ])
    expect(screen.getByLabelText('Action')).toHaveValue('amount')
    expect(screen.getByLabelText('Reason')).toHaveValue('Agreed')
  })

  it('that are paid are only marked as unpaid, and keep what was typed after a failure [FORT-125] [ERR-1]', async () => {
    openPayments([paidInstalment, plannedInstalment], ({ path }) =>
      path === 'rpc/correct_instalment' ? databaseError : undefined,
    )
    await findItems()
    expect(screen.queryByRole('button', { name: 'Mark First installment as paid' })).toBeNull()
    await clickButton('Edit First installment')
    expect(within(screen.getByLabelText('Action')).getAllByRole('option')).toHaveLength(1)
    await userEvent.type(screen.getByLabelText('Reason'), 'Wrong project')
    await clickButton('Save installment')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('Wrong project')
  })
})
