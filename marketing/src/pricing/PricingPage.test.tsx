import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { connect } from '@fortnight/supabase/client'
import { addOns, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/builtInPriceList'
import { renderPage, readStructuredData, createTestQueryClient } from '../layout/renderPage.testing.tsx'
import { mockServices, setUpVisitor } from './renderPricing.testing.ts'
import PricingPage from './PricingPage.tsx'

function openPricing(plans = builtInPlans, extras = builtInAddOns) {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(pricingPlans().queryKey, plans)
  queryClient.setQueryData(addOns().queryKey, extras)
  return renderPage(<PricingPage />, '/pricing', queryClient)
}

const plan = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!)
const currency = () => screen.getByRole('combobox', { name: 'Show prices in' })

beforeEach(setUpVisitor)

describe('PricingPage', () => {
  it.each([
    ['Starter Agent', '$2,500', '$8,500', '7-10 days', /7 days of support/, /up to 3 integrations/i],
    ['Professional Agent', '$4,500', '$15,000', '10-14 days', /14 days of support/, /up to 8 integrations/i],
    ['Enterprise Agent', '$8,500', '$28,500', '14-21 days', /30 days of support/, /unlimited integrations/i],
  ])(
    '%s costs %s instead of %s and is ready in %s [PRICE-1, PRICE-2, PRICE-3, PRICE-4, PRICE-5]',
    (name, price, original, timeline, support, integrations) => {
      openPricing()
      for (const text of [price, original, timeline, support, integrations, '70% off']) {
        expect(plan(name).getByText(text)).toBeVisible()
      }
    },
  )

  it('marks the popular one, and takes 70% off all [PRICE-6]', () => {
    openPricing()
    expect(screen.getAllByText('Most popular')).toHaveLength(1)
    expect(plan('Professional Agent').getByText('Most popular')).toBeVisible()
    expect(screen.getAllByText('70% off')).toHaveLength(3)
  })

  it('fills the days of each delivery in the strip [PRICE-3]', () => {
    openPricing()
    expect(plan('Starter Agent').getByRole('list', { name: 'Starter Agent, day by day' })).toHaveTextContent(
      'Days 1-6 WorkDays 7-10 Delivery',
    )
  })

  it('lists the add-ons with their prices [PRICE-7]', () => {
    openPricing()
    const list = within(screen.getByRole('region', { name: 'Add-ons' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Additional Integration.*\$500$/),
      expect.stringMatching(/^Extended Support.*\$1,000 per month$/),
      expect.stringMatching(/^Custom Training.*\$2,000$/),
      expect.stringMatching(/^Priority Development.*\$3,000$/),
    ])
  })

  it('gives guarantees and answers questions, one of them 50% and 50% [PRICE-8]', () => {
    openPricing()
    expect(within(screen.getByRole('region', { name: 'What we guarantee' })).getAllByRole('listitem')).toHaveLength(4)
    const questions = within(screen.getByRole('region', { name: 'Questions about money' }))
    expect(questions.getAllByRole('group').length).toBeGreaterThan(5)
    expect(questions.getByText(/50% to start and 50% on completion/)).toBeInTheDocument()
  })

  it("leads to signing up with the plan's name, and reports that [PRICE-9, EVENT-2]", async () => {
    const reported: TrackedEvent[] = []
    sendEventsTo((event) => reported.push(event))
    openPricing()
    const choose = plan('Professional Agent').getByRole('link', { name: 'Choose Professional' })
    expect(choose).toHaveAttribute('href', '/signup?plan=Professional%20Agent')
    await userEvent.click(choose)
    expect(reported).toEqual([
      {
        event: 'pricing_plan_selected',
        properties: { plan_name: 'Professional Agent', page: '/pricing', user_region: 'United States' },
      },
    ])
    sendEventsTo(undefined)
  })

  it('shows the built-in prices and no error when the published ones cannot be read [PRICE-1, PRICE-7]', async () => {
    connect({ url: 'http://127.0.0.1:9', key: 'none' })
    renderPage(<PricingPage />, '/pricing')
    expect(screen.getByRole('status')).toHaveTextContent('Loading the plans')
    expect(await screen.findByRole('heading', { name: 'Enterprise Agent' })).toBeVisible()
    expect(await screen.findByText('Priority Development')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows a price without a number as it is written [PRICE-11]', async () => {
    mockServices({ country: 'Germany' })
    const starter = builtInPlans[0]!
    openPricing([starter, { ...starter, id: 'x', name: 'Tailored', price: 'Custom', original_price: 'On request' }])
    expect(await plan('Starter Agent').findByText('≈ €2,000')).toBeVisible()
    expect(plan('Tailored').getByText('Custom')).toBeVisible()
    expect(plan('Tailored').queryByText(/billed as/)).not.toBeInTheDocument()
    expect(currency()).toHaveValue('EUR')
  })

  it('has a way on when no plan is published', () => {
    openPricing([], [])
    expect(screen.getByRole('heading', { name: 'Prices on request' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Add-ons' })).not.toBeInTheDocument()
  })

  it('offers its prices in dollars to search engines', () => {
    openPricing()
    const { Service, FAQPage, BreadcrumbList } = readStructuredData()
    expect(Service).toMatchObject({
      offers: expect.arrayContaining([
        expect.objectContaining({ '@type': 'Offer', price: 2500, priceCurrency: 'USD' }),
      ]),
    })
    expect(FAQPage).toBeDefined()
    expect(BreadcrumbList).toBeDefined()
  })

  it('has no accessibility violations', async () => {
    mockServices({ country: 'Germany' })
    const { container } = openPricing()
    await waitFor(() => expect(currency()).toHaveValue('EUR'))
    expect(await axe(container)).toHaveNoViolations()
  })
})
