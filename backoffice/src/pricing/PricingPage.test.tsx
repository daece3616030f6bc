import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import { discardDraft } from './pricingDraft.ts'
import { findCard, findDialog, renderPricing, clickButton, typeInto, mockPricingApi } from './renderPricing.testing.tsx'

afterEach(() => {
  discardDraft()
  jest.restoreAllMocks()
})

describe('PricingPage', () => {
  it('shows each plan with its first four features [ADMIN-PRICE-1] [CONST-4]', async () => {
    mockPricingApi()
    const { container } = renderPricing()
    const card = within(await findCard('Professional Agent'))
    for (const text of ['$4,500', '70% off', 'Delivered in 10-14 days', 'Popular', '+3 more features']) {
      expect(card.getByText(text)).toBeVisible()
    }
    expect(card.getByText('$15,000').tagName).toBe('S')
    expect(within(card.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
    expect(card.getByRole('button', { name: 'Unset Popular Professional Agent' })).toBeVisible()
    expect(within(await findCard('Starter Agent')).queryByText('Popular')).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows each add-on and the page’s buttons [ADMIN-PRICE-2] [ADMIN-PRICE-3]', async () => {
    mockPricingApi()
    renderPricing()
    const card = within(await findCard('Custom Training'))
    expect(card.getByText('$2,000')).toBeVisible()
    expect(card.getByRole('button', { name: 'Edit Custom Training' })).toBeEnabled()
    expect(card.getByRole('button', { name: 'Delete Custom Training' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Add Plan' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Add Add-on' })).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeDisabled()
  })

  it('requires every field of a plan and drops empty features [ADMIN-PRICE-4] [ADMIN-PRICE-5]', async () => {
    mockPricingApi()
    renderPricing()
    await clickButton('Add Plan')
    const form = await findDialog('Add Plan')
    await clickButton('Create Plan')
    for (const label of ['Plan Name', 'CTA Text', 'Description', 'Price', 'Original Price', 'Discount', 'Timeline']) {
      expect(await within(form).findByText(`${label} is required`)).toBeVisible()
      await typeInto(label, label === 'Plan Name' ? 'New Plan' : 'x')
    }
    await clickButton('Add Feature')
    await typeInto('Feature 2', 'Only')
    await clickButton('Add Feature')
    await clickButton('Remove feature 3')
    await userEvent.click(screen.getByLabelText('Mark as popular plan'))
    expect(await axe(form)).toHaveNoViolations()
    await clickButton('Create Plan')
    const card = within(await findCard('New Plan'))
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Only'])
    expect(card.getByText('Popular')).toBeVisible()
    expect(screen.getAllByText('Popular')).toHaveLength(1)
  })

  it('saves an edited plan, and discards the edit on a confirmed Cancel [ADMIN-PRICE-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockPricingApi()
    renderPricing()
    await clickButton('Edit Starter Agent')
    await typeInto('Price', '$9')
    await clickButton('Cancel')
    expect(within(await findCard('Starter Agent')).getByText('$2,500')).toBeVisible()
    await clickButton('Edit Starter Agent')
    await typeInto('Price', '$2,700')
    await clickButton('Update Plan')
    expect(within(await findCard('Starter Agent')).getByText('$2,700')).toBeVisible()
  })

  it('keeps what was typed when Escape or Cancel is not confirmed [ADMIN-PRICE-4]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(false)
    mockPricingApi()
    renderPricing()
    await clickButton('Edit Starter Agent')
    await typeInto('Price', '$9')
    await userEvent.keyboard('{Escape}')
    await clickButton('Cancel')
    expect(await findDialog('Edit Plan')).toBeVisible()
    expect(screen.getByLabelText('Price')).toHaveValue('$9')
  })

  it('adds and edits add-ons, and requires all of their fields [ADMIN-PRICE-6]', async () => {
    mockPricingApi()
    renderPricing()
    await clickButton('Add Add-on')
    await clickButton('Create Add-on')
    for (const label of ['Name', 'Price', 'Description']) {
      expect(await screen.findByText(`${label} is required`)).toBeVisible()
      await typeInto(label, 'Rush')
    }
    await clickButton('Create Add-on')
    await clickButton('Edit Rush')
    await typeInto('Price', '$77')
    await clickButton('Update Add-on')
    expect(within(await findCard('Rush')).getByText('$77')).toBeVisible()
  })

  it.each([
    ['Starter Agent', 'Are you sure you want to delete this pricing plan?'],
    ['Custom Training', 'Are you sure you want to delete this add-on?'],
  ])(
    'asks for confirmation before deleting %s, and restores it on Undo [ADMIN-PRICE-7] [ERR-4]',
    async (name, confirmation) => {
      const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
      mockPricingApi()
      renderPricing()
      await clickButton(`Delete ${name}`)
      expect(await screen.findByRole('heading', { name })).toBeVisible()
      await clickButton(`Delete ${name}`)
      expect(confirm).toHaveBeenLastCalledWith(confirmation)
      expect(screen.queryByRole('heading', { name })).toBeNull()
      // Not userEvent: the toast captures the pointer, which jsdom does not support.
      fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(await screen.findByRole('heading', { name })).toBeVisible()
      expect(screen.getByRole('button', { name: 'Save All Changes' })).toBeDisabled()
    },
  )

  it('keeps edits in memory without requests, shows their number, and discards them [ADMIN-PRICE-9]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockPricingApi()
    renderPricing()
    await findCard('Starter Agent')
    const requestCount = requests.length
    await clickButton('Set Popular Starter Agent')
    expect(screen.getByText(/2 changes are not published/)).toBeVisible()
    const unload = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    expect(requests).toHaveLength(requestCount)
    expect(localStorage).toHaveLength(0)
    await clickButton('Discard')
    expect(screen.queryByText(/not published/)).toBeNull()
    expect(within(await findCard('Professional Agent')).getByText('Popular')).toBeVisible()
  })
})

it('shows the error message and Retry when the price list cannot be loaded [ERR-3]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockRestApi(() => databaseError)
  renderPricing()
  expect(await screen.findByText('The database is unavailable')).toBeVisible()
  mockPricingApi()
  await clickButton('Retry')
  expect(await findCard('Starter Agent')).toBeVisible()
})
