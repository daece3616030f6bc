import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError } from '../layout/renderAdminPage.testing.tsx'
import { answer, mara, openCustomers, stored } from './renderCustomers.testing.tsx'

const field = (label: string | RegExp) => screen.findByLabelText(label)
const type = async (label: string, text: string) => {
  await userEvent.clear(await field(label))
  await userEvent.type(await field(label), text)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const panel = () => screen.queryByRole('dialog', { name: 'Edit customer' })
const openForm = () => openCustomers(`?edit=${mara.id}`)
const patches = (requests: ReturnType<typeof answer>) => requests.filter(({ method }) => method === 'PATCH')

// The page loads panel and form when they are opened, for which no test should have to wait.
beforeAll(() => Promise.all([import('./CustomerPanel.tsx'), import('./CustomerForm.tsx')]))
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the form of a customer', () => {
  it('changes only what was changed in it, never the type or the sign-in address [ADMIN-CUST-6]', async () => {
    const requests = answer([mara])
    openForm()
    await userEvent.clear(await field('Company'))
    await userEvent.click(await field('Onboarding completed'))
    await press('Save customer')
    expect(await screen.findByText('Customer saved')).toBeVisible()
    expect(patches(requests).map(({ body }) => body)).toEqual([{ company_name: null, onboarding_completed: false }])
    expect(new URLSearchParams(patches(requests)[0]?.query).get('updated_at')).toBe(`eq.${stored.updated_at}`)
    await waitFor(() => expect(panel()).toBeNull())
  })

  it('sends nothing when nothing was changed', async () => {
    const requests = answer([mara])
    openForm()
    await press('Save customer')
    await waitFor(() => expect(panel()).toBeNull())
    expect(patches(requests)).toEqual([])
  })

  it('keeps what was typed when it is refused or wrong, and says how safe it is', async () => {
    answer([mara], () => databaseError)
    const { baseElement } = openForm()
    const email = await field(/^Contact e-mail/)
    expect(await screen.findByText('Saved')).toBeVisible()
    fireEvent.input(email, { target: { value: 'mara' } })
    expect(screen.getByText('Unsaved')).toBeVisible()
    expect(await screen.findByText('Saved locally')).toBeVisible()
    await press('Save customer')
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeVisible()
    fireEvent.input(email, { target: { value: 'mara@example.org' } })
    await press('Save customer')
    expect(await screen.findByText('Failed to save customer')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    expect(email).toHaveValue('mara@example.org')
    expect(await axe(baseElement)).toHaveNoViolations()
  })
})

describe('a customer whom somebody else changes at the same time', () => {
  const theirs = { ...stored, name: 'Mara Holt-Ode', role: 'Director', updated_at: '2025-09-05T11:00:00Z' }
  /** The first save comes too late. */
  const outrun = () => {
    let isChanged = false
    return answer([mara], (query) => {
      const isCurrent = isChanged && query.includes('09-05T11')
      isChanged = true
      Object.assign(stored, theirs)
      return { body: isCurrent ? [theirs] : [] }
    })
  }
  const before = { ...stored }
  afterEach(() => void Object.assign(stored, before))

  it('keeps my changes, and theirs in every other field, when I choose mine [ADMIN-CUST-6]', async () => {
    const requests = outrun()
    const { baseElement } = openForm()
    await type('Job role', 'Founder')
    await press('Save customer')
    expect(await screen.findByRole('heading', { name: 'This customer was changed in the meantime' })).toBeVisible()
    const compared = screen.getByRole('region', { name: 'Changes of Job role', hidden: true })
    expect(compared).toHaveTextContent('DirectorFounder')
    expect(await axe(baseElement)).toHaveNoViolations()
    await press('Keep mine')
    expect(await screen.findByText('Customer saved')).toBeVisible()
    expect(patches(requests).map(({ body }) => body)).toEqual([{ role: 'Founder' }, { role: 'Founder' }])
  })

  it('is shown as they left it when I choose theirs', async () => {
    outrun()
    openForm()
    await type('Job role', 'Founder')
    await press('Save customer')
    await press('Take theirs')
    expect(await field('Job role')).toHaveValue('Director')
    expect(await field(/^Name/)).toHaveValue('Mara Holt-Ode')
    expect(screen.getByText('Saved')).toBeVisible()
  })
})

describe('what was typed about a customer and not saved', () => {
  const offered = () => screen.findByText(/^You have unsent changes from/)

  it('is not given up without a question, and offered again', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true)
    answer([mara])
    openCustomers()
    const row = await screen.findByRole('row', { name: /Mara Holt/ })
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Mara Holt' }))
    await type('Company', 'Holt & Daughters')
    await userEvent.keyboard('{Escape}')
    expect(confirm).toHaveBeenLastCalledWith('You have unsaved changes. Close without saving?')
    expect(await field('Company')).toHaveValue('Holt & Daughters')
    await press('Cancel')
    await waitFor(() => expect(panel()).toBeNull())
    await userEvent.click(within(row).getByRole('button', { name: 'Edit Mara Holt' }))
    expect(await offered()).toBeVisible()
    await press('Restore')
    expect(await field('Company')).toHaveValue('Holt & Daughters')
  })

  it('survives a page that goes away, and is gone once it is saved', async () => {
    answer([mara])
    const { unmount } = openForm()
    await type('Company', 'Holt & Daughters')
    unmount()
    const { unmount: leave } = openForm()
    expect(await offered()).toBeVisible()
    await press('Restore')
    await press('Save customer')
    expect(await screen.findByText('Customer saved')).toBeVisible()
    leave()
    openForm()
    await field('Company')
    expect(screen.queryByText(/^You have unsent changes from/)).toBeNull()
  })

  it('asks nothing where nothing was typed', async () => {
    const confirm = jest.spyOn(window, 'confirm')
    answer([mara])
    openForm()
    await field('Company')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel()).toBeNull())
    expect(confirm).not.toHaveBeenCalled()
  })
})
