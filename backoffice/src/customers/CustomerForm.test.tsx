import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { axe } from 'jest-axe'
import { databaseError } from '../layout/renderAdminPage.testing.tsx'
import { mockCustomerApi, mara, renderCustomers, storedCustomer } from './renderCustomers.testing.tsx'

const findField = (label: string | RegExp) => screen.findByLabelText(label)
const typeInto = async (label: string, text: string) => {
  await userEvent.clear(await findField(label))
  await userEvent.type(await findField(label), text)
}
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const queryPanel = () => screen.queryByRole('dialog', { name: 'Edit customer' })
const openForm = () => renderCustomers(`?edit=${mara.id}`)
const patchRequests = (requests: ReturnType<typeof mockCustomerApi>) =>
  requests.filter(({ method }) => method === 'PATCH')

// Preloads the lazy panel and form, so that tests do not wait for them.
beforeAll(() => Promise.all([import('./CustomerPanel.tsx'), import('./CustomerForm.tsx')]))
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('CustomerForm', () => {
  it('sends only the changed fields, never the user type or the sign-in address [ADMIN-CUST-6]', async () => {
    const requests = mockCustomerApi([mara])
    openForm()
    await userEvent.clear(await findField('Company'))
    await userEvent.click(await findField('Onboarding completed'))
    await clickButton('Save customer')
    expect(await findToast('Customer saved')).toBeVisible()
    expect(patchRequests(requests).map(({ body }) => body)).toEqual([
      { company_name: null, onboarding_completed: false },
    ])
    expect(new URLSearchParams(patchRequests(requests)[0]?.query).get('updated_at')).toBe(
      `eq.${storedCustomer.updated_at}`,
    )
    await waitFor(() => expect(queryPanel()).toBeNull())
  })

  it('sends no request when nothing was changed', async () => {
    const requests = mockCustomerApi([mara])
    openForm()
    await clickButton('Save customer')
    await waitFor(() => expect(queryPanel()).toBeNull())
    expect(patchRequests(requests)).toEqual([])
  })

  it('keeps what was typed after validation errors and failed saves, and shows whether it is saved', async () => {
    mockCustomerApi([mara], () => databaseError)
    const { baseElement } = openForm()
    const email = await findField(/^Contact email/)
    expect(screen.queryByText('Saved')).toBeNull()
    fireEvent.input(email, { target: { value: 'mara' } })
    expect(screen.getByText('Unsaved')).toBeVisible()
    expect(await screen.findByText('Draft kept on this device')).toBeVisible()
    await clickButton('Save customer')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
    fireEvent.input(email, { target: { value: 'mara@example.org' } })
    await clickButton('Save customer')
    expect(await screen.findByText('Failed to save customer')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(email).toHaveValue('mara@example.org')
    expect(await axe(baseElement)).toHaveNoViolations()
  })
})

describe('CustomerForm of a customer that another admin changes at the same time', () => {
  const theirs = { ...storedCustomer, name: 'Mara Holt-Ode', role: 'Director', updated_at: '2025-09-05T11:00:00Z' }
  /** Mocks an API that rejects the first save as stale. */
  const mockConflict = () => {
    let isChanged = false
    return mockCustomerApi([mara], (query) => {
      const isCurrent = isChanged && query.includes('09-05T11')
      isChanged = true
      Object.assign(storedCustomer, theirs)
      return { body: isCurrent ? [theirs] : [] }
    })
  }
  const originalCustomer = { ...storedCustomer }
  afterEach(() => void Object.assign(storedCustomer, originalCustomer))

  it('saves only my changed fields when I choose mine [ADMIN-CUST-6]', async () => {
    const requests = mockConflict()
    const { baseElement } = openForm()
    await typeInto('Job role', 'Founder')
    await clickButton('Save customer')
    expect(await screen.findByRole('heading', { name: 'This customer was changed in the meantime' })).toBeVisible()
    const compared = screen.getByRole('region', { name: 'Changes of Job role', hidden: true })
    expect(compared).toHaveTextContent('DirectorFounder')
    expect(await axe(baseElement)).toHaveNoViolations()
    await clickButton('Keep mine')
    expect(await findToast('Customer saved')).toBeVisible()
    expect(patchRequests(requests).map(({ body }) => body)).toEqual([{ role: 'Founder' }, { role: 'Founder' }])
  })

  it('shows their version when I choose theirs', async () => {
    mockConflict()
    openForm()
    await typeInto('Job role', 'Founder')
    await clickButton('Save customer')
    await clickButton('Take theirs')
    expect(await findField('Job role')).toHaveValue('Director')
    expect(await findField(/^Name/)).toHaveValue('Mara Holt-Ode')
    expect(screen.getByText('Saved')).toBeVisible()
  })
})

describe('unsaved changes of CustomerForm', () => {
  const findDraftNotice = () => screen.findByText(/^You have unsaved changes from/)

  it('are kept unless closing is confirmed, and are then offered as a draft', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    mockCustomerApi([mara])
    renderCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Mara Holt' }))
    await typeInto('Company', 'Holt & Daughters')
    await userEvent.keyboard('{Escape}')
    expect(confirm).toHaveBeenLastCalledWith('You have unsaved changes. Close without saving?')
    expect(await findField('Company')).toHaveValue('Holt & Daughters')
    await clickButton('Cancel')
    await waitFor(() => expect(queryPanel()).toBeNull())
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Mara Holt' }))
    expect(await findDraftNotice()).toBeVisible()
    await clickButton('Restore')
    expect(await findField('Company')).toHaveValue('Holt & Daughters')
  })

  it('survive unmounting and are removed once they are saved', async () => {
    mockCustomerApi([mara])
    const { unmount } = openForm()
    await typeInto('Company', 'Holt & Daughters')
    unmount()
    const { unmount: unmountAgain } = openForm()
    expect(await findDraftNotice()).toBeVisible()
    await clickButton('Restore')
    await clickButton('Save customer')
    expect(await findToast('Customer saved')).toBeVisible()
    unmountAgain()
    openForm()
    await findField('Company')
    expect(screen.queryByText(/^You have unsaved changes from/)).toBeNull()
  })

  it('need no confirmation when nothing was typed', async () => {
    const confirm = jest.spyOn(window, 'confirm')
    mockCustomerApi([mara])
    openForm()
    await findField('Company')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(queryPanel()).toBeNull())
    expect(confirm).not.toHaveBeenCalled()
  })
})
