import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import { discardDraft } from './pricingDraft.ts'
import { cardOf, dialog, open, press, type, working } from './renderPricing.testing.tsx'

afterEach(() => {
  discardDraft()
  jest.restoreAllMocks()
})

describe('the price list in the back office', () => {
  it('shows each plan with its first four features [ADMIN-PRICE-1] [CONST-4]', async () => {
    working()
    const { container } = open()
    const card = await cardOf('Professional Agent')
    for (const text of ['$4,500', '70% off', 'Delivered in 10-14 days', 'Popular', '+3 more features']) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.getByText('$15,000').tagName).toBe('S')
    expect(within(card.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
    expect(card.getByRole('button', { name: /^Set Popular/ })).toHaveAttribute('aria-pressed', 'true')
    expect((await cardOf('Starter Agent')).queryByText('Popular')).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows each add-on, and the buttons of the page [ADMIN-PRICE-2] [ADMIN-PRICE-3]', async () => {
    working()
    open()
    const card = await cardOf('Custom Training')
    expect(card.getByText('$2,000')).toBeVisible()
    expect(card.getByRole('button', { name: 'Edit Custom Training' })).toBeEnabled()
    expect(card.getByRole('button', { name: 'Delete Custom Training' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Add Plan' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Add Add-on' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeDisabled()
  })

  it('requires every field of a plan, and drops its empty features [ADMIN-PRICE-4] [ADMIN-PRICE-5]', async () => {
    working()
    open()
    await press('Add Plan')
    const form = await dialog('Add Plan')
    await press('Create Plan')
    for (const label of ['Plan Name', 'CTA Text', 'Description', 'Price', 'Original Price', 'Discount', 'Timeline']) {
      expect(await within(form).findByText(`${label} is required`)).toBeVisible()
      await type(label, label === 'Plan Name' ? 'New Plan' : 'x')
    }
    await press('Add Feature')
    await type('Feature 2', 'Only')
    await press('Add Feature')
    await press('Remove feature 3')
    await userEvent.click(screen.getByLabelText('Mark as popular plan'))
    expect(await axe(form)).toHaveNoViolations()
    await press('Create Plan')
    const card = await cardOf('New Plan')
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Only'])
    expect(card.getByText('Popular')).toBeVisible()
    expect(screen.getAllByText('Popular')).toHaveLength(1)
  })

  it('edits a plan, and Cancel, when meant, changes nothing [ADMIN-PRICE-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    working()
    open()
    await press('Edit Starter Agent')
    await type('Price', '$9')
    await press('Cancel')
    expect((await cardOf('Starter Agent')).getByText('$2,500')).toBeVisible()
    await press('Edit Starter Agent')
    await type('Price', '$2,700')
    await press('Update Plan')
    expect((await cardOf('Starter Agent')).getByText('$2,700')).toBeVisible()
  })

  it('does not lose what was typed by a slip on Escape or Cancel [ADMIN-PRICE-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false)
    working()
    open()
    await press('Edit Starter Agent')
    await type('Price', '$9')
    await userEvent.keyboard('{Escape}')
    await press('Cancel')
    expect(await dialog('Edit Plan')).toBeVisible()
    expect(screen.getByLabelText('Price')).toHaveValue('$9')
  })

  it('adds and edits add-ons, which need everything [ADMIN-PRICE-6]', async () => {
    working()
    open()
    await press('Add Add-on')
    await press('Create Add-on')
    for (const label of ['Name', 'Price', 'Description']) {
      expect(await screen.findByText(`${label} is required`)).toBeVisible()
      await type(label, 'Rush')
    }
    await press('Create Add-on')
    await press('Edit Rush')
    await type('Price', '$77')
    await press('Update Add-on')
    expect((await cardOf('Rush')).getByText('$77')).toBeVisible()
  })

  it.each([
    ['Starter Agent', 'Are you sure you want to delete this pricing plan?'],
    ['Custom Training', 'Are you sure you want to delete this add-on?'],
  ])('asks before %s is deleted, and takes it back [ADMIN-PRICE-7] [ERR-4]', async (name, question) => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    working()
    open()
    await press(`Delete ${name}`)
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    await press(`Delete ${name}`)
    expect(confirm).toHaveBeenLastCalledWith(question)
    expect(screen.queryByRole('heading', { name })).toBeNull()
    // The toast asks the browser to capture the pointer, which jsdom cannot.
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeDisabled()
  })

  it('keeps edits in memory without any call, speaks of them, and discards them [ADMIN-PRICE-9]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = working()
    open()
    await cardOf('Starter Agent')
    const before = requests.length
    await press('Set Popular Starter Agent')
    expect(screen.getByText(/2 changes are not published/)).toBeVisible()
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    expect(requests).toHaveLength(before)
    expect(localStorage).toHaveLength(0)
    await press('Discard')
    expect(screen.queryByText(/not published/)).toBeNull()
    expect((await cardOf('Professional Agent')).getByText('Popular')).toBeVisible()
  })
})

it('shows a price list that cannot be loaded with its message and a way to try again [ERR-3]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockApi(() => databaseError)
  open()
  expect(await screen.findByText('The database is unwell')).toBeVisible()
  working()
  await press('Retry')
  expect(await cardOf('Starter Agent')).toBeTruthy()
})
