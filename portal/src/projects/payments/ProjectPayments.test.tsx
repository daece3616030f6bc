import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'
import { dueInstalment, paidInstalment, plannedInstalment } from '@fortnight/supabase/instalments/instalments.testing'
import { projectInstalments } from '@fortnight/supabase/instalments/queries'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, databaseError, profile, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import { renderProject } from '../renderProject.testing.tsx'
import StatementPage from './StatementPage.tsx'

const started = { ...project, started_on: '2025-09-01' }

function mockInstalments(instalments: Instalment[] | undefined) {
  return mockApi(({ path }) => (path === '/rest/v1/instalments' && instalments ? { body: instalments } : databaseError))
}
const findItems = async () => within(await screen.findByRole('list', { name: 'Installments' })).getAllByRole('listitem')
const textOf = (element: HTMLElement | undefined) => element?.textContent.replaceAll(/\s+/g, ' ')

function renderStatement(instalments: Instalment[], company_name: string | null = 'Harbour Lane Dental') {
  const route = <Route path="/project/:id/statement" element={<StatementPage />} />
  return renderPortal(`/project/${project.id}/statement`, route, {
    fillCache: (cache) => {
      cache.setQueryData(ownProject(client.id, project.id).queryKey, started)
      cache.setQueryData(ownProfile(client.id).queryKey, () => ({ ...profile, company_name }))
      cache.setQueryData(projectInstalments(project.id).queryKey, instalments)
    },
  })
}

describe('the payments of a project', () => {
  it('are shown with amount, state, day and reference, and lead to the statement [FORT-134]', async () => {
    mockInstalments([paidInstalment, plannedInstalment])
    const { container } = renderProject({ stored: started, events: [], instalments: 'uncached' })
    const [first, second] = await findItems()
    expect(textOf(first)).toBe('First installment Paid$2,250Paid on Sep 3, 2025Reference: TR-77')
    expect(textOf(second)).toBe('Second installment Planned$2,250Due when you sign off')
    expect(screen.getByText(/^\$2,250 of \$4,500 paid, \$2,250 remaining\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View statement' })).toHaveAttribute(
      'href',
      `/project/${project.id}/statement`,
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it('say when an instalment is due, that one is void, and that a total is not agreed yet [FORT-134]', async () => {
    mockInstalments([dueInstalment, { ...plannedInstalment, state: 'void' }])
    const { unmount } = renderProject({ stored: started, events: [], instalments: 'uncached' })
    const items = await findItems()
    expect(textOf(items[0])).toContain('Due on Sep 1, 2025')
    expect(textOf(items[1])).toContain('There is nothing to pay.')
    unmount()
    mockInstalments([dueInstalment, plannedInstalment].map((one) => ({ ...one, state: 'planned', amount_cents: null })))
    renderProject({ stored: started, events: [], instalments: 'uncached' })
    expect(textOf((await findItems())[0])).toContain('To be agreed')
    expect(screen.getByText(/^Once we’ve agreed on the total/)).toBeVisible()
  })

  it('are left out before the project has started, and where there are none [FORT-134]', async () => {
    const requests = mockInstalments([])
    renderProject({ stored: project, events: [], instalments: 'uncached' }).unmount()
    expect(requests.filter(({ path }) => path.endsWith('/instalments'))).toEqual([])
    renderProject({ stored: started, events: [], instalments: 'uncached' })
    await waitFor(() => expect(screen.queryByText('Loading the payments…')).toBeNull())
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull()
  })

  it('that could not be loaded say so, and leave the rest of the page [FORT-134] [ERR-1]', async () => {
    mockInstalments(undefined)
    renderProject({ stored: started, events: [], instalments: 'uncached' })
    expect(await screen.findByText('The payments could not be loaded')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Details' })).toBeVisible()
  })
})

describe('the statement', () => {
  it('says who pays whom for what, what is paid and what is open, and that it is not an invoice [FORT-137]', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined)
    const { container } = renderStatement([paidInstalment, plannedInstalment])
    expect(screen.getByRole('heading', { level: 1, name: 'Statement: Support agent' })).toBeVisible()
    for (const text of ['Fortnight', 'Noor Haddad', 'Harbour Lane Dental', 'Professional Agent']) {
      expect(screen.getByText(text, { selector: 'dd' })).toBeVisible()
    }
    expect(screen.getAllByRole('row').map((row) => textOf(row))).toEqual([
      'InstallmentStatusAmount',
      'First installmentPaid$2,250',
      'Paid on Sep 3, 2025Reference: TR-77',
      'Second installmentPlanned$2,250',
      'Due when you sign off',
      'Total$4,500',
      'Paid$2,250',
      'Remaining$2,250',
    ])
    expect(screen.getByText(/This is a statement, not an invoice\./)).toBeVisible()
    expect(container).not.toHaveTextContent(/VAT|tax/i)
    expect(document.title).toBe('Statement: Support agent | Fortnight')
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(await axe(container)).toHaveNoViolations()
  })

  it('has no sums while an amount is not known, and nothing to print before the start [FORT-137]', () => {
    const { unmount } = renderStatement([{ ...dueInstalment, state: 'planned', amount_cents: null }], null)
    expect(screen.queryByText('Total')).toBeNull()
    expect(screen.getByRole('row', { name: /To be agreed/ })).toBeVisible()
    unmount()
    renderStatement([])
    expect(screen.getByRole('heading', { name: 'There is nothing to pay yet' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })
})
