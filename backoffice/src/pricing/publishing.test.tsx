import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { builtInAddOns } from '@fortnight/supabase/pricing/queries'
import { databaseError, mockApi } from '../layout/renderAdminPage.testing.tsx'
import { discardDraft } from './pricingDraft.ts'
import { dialog, open, posts, press, type, working } from './renderPricing.testing.tsx'

afterEach(() => {
  discardDraft()
  jest.restoreAllMocks()
})

describe('saving all changes', () => {
  it('shows what changes first, and publishes all of it in one call [ADMIN-PRICE-3]', async () => {
    const requests = working()
    open()
    await press('Edit Starter Agent')
    await type('Price', '$2,700')
    await press('Update Plan')
    await press('Save All Changes')
    const question = await dialog('Publish these changes?')
    expect(within(question).getByText('$2,500').closest('del')).toBeVisible()
    expect(within(question).getByText('$2,700').closest('ins')).toBeVisible()
    expect(await axe(question)).toHaveNoViolations()
    expect(posts(requests)).toHaveLength(0)
    await press('Publish')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts(requests)).toHaveLength(1)
    expect(posts(requests)[0]).toMatchObject({
      path: 'rpc/publish_pricing',
      body: { based_on: 3, plans: [{ price: '$2,700' }, {}, {}], add_ons: builtInAddOns },
    })
    expect(screen.queryByText(/not published/)).toBeNull()
  })

  it('says what failed and keeps every change [ADMIN-PRICE-3]', async () => {
    working(databaseError)
    open()
    await press('Set Popular Starter Agent')
    await press('Save All Changes')
    await press('Publish')
    expect(await screen.findByText('Failed to publish the price list')).toBeVisible()
    await press('Keep editing')
    expect(screen.getByText(/2 changes are not published/)).toBeVisible()
  })

  it('does not overwrite what somebody else has published, and compares anew [ADMIN-PRICE-3]', async () => {
    working({ status: 409, body: { code: 'PT409', message: 'Somebody else has published a price list meanwhile.' } })
    open()
    await press('Set Popular Starter Agent')
    await press('Save All Changes')
    await press('Publish')
    expect(await screen.findByText(/Somebody else has published/)).toBeVisible()
    mockApi(() => databaseError)
    await press('Compare with what is published now')
    expect(await screen.findByText('What is published now could not be loaded.')).toBeVisible()
    const requests = working()
    await press('Compare with what is published now')
    await waitFor(() => expect(screen.queryByText(/Somebody else/)).toBeNull())
    await press('Publish')
    await waitFor(() => expect(posts(requests)).toHaveLength(1))
  })

  it('brings an earlier version back as a draft [ADMIN-PRICE-3]', async () => {
    const requests = working()
    open()
    await press('History')
    const history = await dialog('Published versions')
    expect(await within(history).findByText(/a@b.c · Starter Agent; 0 add-ons/)).toBeVisible()
    expect(await axe(history)).toHaveNoViolations()
    await press('Restore version 3')
    expect(await screen.findByText(/6 changes are not published/)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Professional Agent' })).toBeNull()
    expect(posts(requests)).toHaveLength(0)
  })
})
