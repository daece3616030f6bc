import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { builtInAddOns } from '@fortnight/supabase/pricing/builtInPriceList'
import { databaseError, mockRestApi } from '../layout/renderAdminPage.testing.tsx'
import { discardDraft } from './pricingDraft.ts'
import {
  changeMark,
  clickButton,
  findDialog,
  mockPricingApi,
  postRequests,
  renderPricing,
  typeInto,
} from './renderPricing.testing.tsx'

afterEach(() => {
  discardDraft()
  jest.restoreAllMocks()
})

describe('publishing the price list', () => {
  it('lists the changes first and publishes them in one request [ADMIN-PRICE-3]', async () => {
    const requests = mockPricingApi()
    renderPricing()
    await clickButton('Edit Starter Agent')
    await typeInto('Price', '$2,700')
    await clickButton('Update Plan')
    await clickButton('Save All Changes')
    const dialog = await findDialog('Publish these changes?')
    expect(changeMark(within(dialog).getByText('$2,500'))).toBe('del')
    expect(changeMark(within(dialog).getByText('$2,700'))).toBe('ins')
    expect(await axe(dialog)).toHaveNoViolations()
    expect(postRequests(requests)).toHaveLength(0)
    await clickButton('Publish')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(postRequests(requests)).toHaveLength(1)
    expect(postRequests(requests)[0]).toMatchObject({
      path: 'rpc/publish_pricing',
      body: { based_on: 3, plans: [{ price: '$2,700' }, {}, {}], add_ons: builtInAddOns },
    })
    expect(screen.queryByText(/not published/)).toBeNull()
  })

  it('shows an error and keeps every change when it fails [ADMIN-PRICE-3]', async () => {
    mockPricingApi(databaseError)
    renderPricing()
    await clickButton('Set Popular Starter Agent')
    await clickButton('Save All Changes')
    await clickButton('Publish')
    expect(await screen.findByText('Failed to publish the price list')).toBeVisible()
    await clickButton('Keep editing')
    expect(screen.getByText(/2 changes are not published/)).toBeVisible()
  })

  it('does not overwrite a newer published version, but offers to compare with it [ADMIN-PRICE-3]', async () => {
    mockPricingApi({
      status: 409,
      body: { code: 'PT409', message: 'Another admin has published a price list meanwhile.' },
    })
    renderPricing()
    await clickButton('Set Popular Starter Agent')
    await clickButton('Save All Changes')
    await clickButton('Publish')
    expect(await screen.findByText(/Another admin has published/)).toBeVisible()
    mockRestApi(() => databaseError)
    await clickButton('Compare with the published price list')
    expect(await screen.findByText('The published price list could not be loaded.')).toBeVisible()
    const requests = mockPricingApi()
    await clickButton('Compare with the published price list')
    await waitFor(() => expect(screen.queryByText(/Another admin has published/)).toBeNull())
    await clickButton('Publish')
    await waitFor(() => expect(postRequests(requests)).toHaveLength(1))
  })

  it('restores an earlier version as the draft [ADMIN-PRICE-3]', async () => {
    const requests = mockPricingApi()
    renderPricing()
    await clickButton('History')
    const history = await findDialog('Published versions')
    expect(await within(history).findByText(/a@b.c · Starter Agent; 0 add-ons/)).toBeVisible()
    expect(await axe(history)).toHaveNoViolations()
    await clickButton('Restore version 3')
    expect(await screen.findByText(/6 changes are not published/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Professional Agent' })).toBeNull()
    expect(postRequests(requests)).toHaveLength(0)
  })
})
