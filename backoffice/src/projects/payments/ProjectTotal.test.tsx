import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'
import { dueInstalment, plannedInstalment } from '@fortnight/supabase/instalments/instalments.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import { sentTo } from '../page/renderProjectPage.testing.tsx'
import { project, storedProject } from '../renderProjects.testing.tsx'
import { clickButton, enterText, findItems, openPayments } from './openPayments.testing.tsx'

const unpriced = [dueInstalment, plannedInstalment].map((one): Instalment => ({
  ...one,
  state: 'planned',
  amount_cents: null,
  plan_name: null,
}))

beforeEach(() => localStorage.clear())

describe('a project without a fixed price', () => {
  it('gets its total with a reason [FORT-122]', async () => {
    const { requests } = openPayments(unpriced)
    await findItems()
    expect(screen.queryByRole('button', { name: /Mark/ })).toBeNull()
    await clickButton('Enter total')
    await clickButton('Save total')
    expect(await screen.findByText('Total is required')).toBeVisible()
    await enterText('Total in US dollars', '0.01')
    await clickButton('Save total')
    expect(await screen.findByText('Total must be between $0.02 and $10,000,000')).toBeVisible()
    await enterText('Total in US dollars', '$12,000')
    await userEvent.type(screen.getByLabelText('Reason'), 'Quote 12')
    await clickButton('Save total')
    expect(await findToast('Total saved')).toBeVisible()
    expect(sentTo(requests, 'POST', 'rpc/set_project_total')).toEqual([
      { project: project.id, total_cents: 1_200_000, reason: 'Quote 12' },
    ])
  })

  it('that started before there were instalments gets them with its total [FORT-122]', async () => {
    openPayments([])
    expect(await screen.findByRole('heading', { name: 'This project has no installments' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Enter total' })).toBeVisible()
  })

  it('has nothing to pay before it starts [FORT-135]', async () => {
    openPayments([], ({ path, method }) =>
      path === 'projects' && method === 'GET' ? { body: [{ ...storedProject, started_on: null }] } : undefined,
    )
    expect(await screen.findByRole('heading', { name: 'There is nothing to pay yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enter total' })).toBeNull()
  })

  it('says why a total could not be saved, and keeps it [FORT-122] [ERR-1]', async () => {
    openPayments(unpriced, ({ path }) => (path === 'rpc/set_project_total' ? databaseError : undefined))
    await findItems()
    await clickButton('Enter total')
    await enterText('Total in US dollars', '12000')
    await userEvent.type(screen.getByLabelText('Reason'), 'Quote 12')
    await clickButton('Save total')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('Total in US dollars')).toHaveValue('12000')
  })
})
