import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { sendEventsTo, type TrackedEvent } from '@fortnight/shared-ui/track'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/builtInPriceList'
import { type AddOn, addOns, type PricingPlan, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { type DeliveryPromise, deliveryPromise } from '@fortnight/supabase/report/queries'
import {
  connectToUnreachableDatabase,
  createTestQueryClient,
  listItemOf,
  readStructuredData,
  renderPage,
} from '../layout/renderPage.testing.tsx'
import { mockServices, setUpVisitor } from './renderPricing.testing.ts'
import PricingPage from './PricingPage.tsx'

type Data = { plans?: PricingPlan[]; publishedAddOns?: AddOn[]; promise?: DeliveryPromise | null }

function renderPricingPage({ plans = builtInPlans, publishedAddOns = builtInAddOns, promise = null }: Data = {}) {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(pricingPlans().queryKey, plans)
  queryClient.setQueryData(addOns().queryKey, publishedAddOns)
  queryClient.setQueryData(deliveryPromise().queryKey, promise)
  return renderPage(<PricingPage />, '/pricing', queryClient)
}

const planNames = ['Starter Agent', 'Professional Agent', 'Enterprise Agent']
const plan = (name: string) => within(listItemOf(screen.getByRole('heading', { name })))
const currencySelect = () => screen.getByRole('combobox', { name: 'Show prices in' })

beforeEach(setUpVisitor)

describe('PricingPage', () => {
  it.each([
    ['Starter Agent', '$2,500', '$8,500', '7-10 days', /7 days of support/, /up to 3 integrations/i],
    ['Professional Agent', '$4,500', '$15,000', '10-14 days', /14 days of support/, /up to 8 integrations/i],
    ['Enterprise Agent', '$8,500', '$28,500', '14-21 days', /30 days of support/, /unlimited integrations/i],
  ])(
    'shows %s at %s instead of %s, ready in %s [PRICE-1, PRICE-2, PRICE-3, PRICE-4, PRICE-5]',
    (name, price, original, timeline, support, integrations) => {
      renderPricingPage()
      for (const text of [price, original, timeline, support, integrations, '70% off']) {
        expect(plan(name).getByText(text)).toBeVisible()
      }
    },
  )

  it('says how deliveries went and what that means [FORT-220, FORT-221]', async () => {
    const { container } = renderPricingPage({ promise: { projects: 5, median_days: 1, on_time_percent: 100 } })
    const guarantees = within(screen.getByRole('region', { name: 'What we guarantee' }))
    expect(
      guarantees.getByText(
        'Median 1 working day from start to acceptance, 100% on time; 5 projects in the last 12 months',
      ),
    ).toBeVisible()
    expect(guarantees.getByRole('heading', { name: 'How we count' })).toBeVisible()
    expect(guarantees.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Days',
      'On time',
      'Projects',
    ])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says nothing about deliveries while there are too few [FORT-220]', () => {
    renderPricingPage()
    expect(screen.queryByText(/from start to acceptance|How we count/)).toBeNull()
  })

  it('marks the popular plan and shows 70% off on all three [PRICE-6]', () => {
    renderPricingPage()
    const isPopular = (name: string) => plan(name).queryByText('Most popular') !== null
    expect(planNames.map(isPopular)).toEqual([false, true, false])
    expect(screen.getAllByText('70% off')).toHaveLength(3)
  })

  it('links to the cards above them, with all prices in the currency of the visitor [PRICE-2, PRICE-3]', async () => {
    mockServices({ country: 'Germany' })
    renderPricingPage()
    await plan('Starter Agent').findByText('≈ €2,000')
    const navigation = within(screen.getByRole('navigation', { name: 'Plans', hidden: true }))
    const links = navigation.getAllByRole('link', { hidden: true })
    expect(links.map(({ textContent }) => textContent.trim())).toEqual([
      'Starter Agent ≈ €2,000 7-10 days',
      'Professional Agent ≈ €4,000 10-14 days · Most popular',
      'Enterprise Agent ≈ €8,000 14-21 days',
    ])
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      planNames.map((name) => `#${listItemOf(screen.getByRole('heading', { name })).id}`),
    )
  })

  it('shows the delivery days of a plan in its day strip [PRICE-3]', () => {
    renderPricingPage()
    expect(plan('Starter Agent').getByRole('list', { name: 'Starter Agent, day by day' })).toHaveTextContent(
      'Days 1-6 Plan, build, and testDays 7-10 Delivery window',
    )
  })

  it('lists the add-ons with their prices [PRICE-7]', () => {
    renderPricingPage()
    const list = within(screen.getByRole('region', { name: 'Add-ons' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Additional Integration.*\$500$/),
      expect.stringMatching(/^Extended Support.*\$1,000 per month$/),
      expect.stringMatching(/^Custom Training.*\$2,000$/),
      expect.stringMatching(/^Priority Development.*\$3,000$/),
    ])
  })

  it('shows the guarantees and the FAQs, one about paying 50% and 50% [PRICE-8]', () => {
    renderPricingPage()
    expect(within(screen.getByRole('region', { name: 'What we guarantee' })).getAllByRole('listitem')).toHaveLength(4)
    const questions = within(screen.getByRole('region', { name: 'Plans and payment' }))
    expect(questions.getAllByRole('group').length).toBeGreaterThan(5)
    expect(questions.getByText(/50% to start and 50% on completion/)).toBeInTheDocument()
  })

  it("links to sign-up with the plan's name and reports the click [PRICE-9, EVENT-2]", async () => {
    const reported: TrackedEvent[] = []
    sendEventsTo((event) => reported.push(event))
    renderPricingPage()
    const signUpLink = plan('Professional Agent').getByRole('link', { name: 'Choose Professional' })
    expect(signUpLink).toHaveAttribute('href', '/signup?plan=Professional%20Agent')
    await userEvent.click(signUpLink)
    expect(reported).toEqual([
      {
        event: 'pricing_plan_selected',
        properties: { plan_name: 'Professional Agent', page: '/pricing', user_region: 'United States' },
      },
    ])
    sendEventsTo(undefined)
  })

  it('shows the built-in prices and no error when the published ones cannot be fetched [PRICE-1, PRICE-7]', async () => {
    connectToUnreachableDatabase()
    renderPage(<PricingPage />, '/pricing')
    expect(screen.getByRole('status')).toHaveTextContent('Loading plans')
    expect(await screen.findByRole('heading', { name: 'Enterprise Agent' })).toBeVisible()
    expect(await screen.findByText('Priority Development')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows a price without a number unchanged [PRICE-11]', async () => {
    mockServices({ country: 'Germany' })
    const starter = builtInPlans[0]!
    renderPricingPage({
      plans: [starter, { ...starter, id: 'x', name: 'Tailored', price: 'Custom', original_price: 'On request' }],
    })
    expect(await plan('Starter Agent').findByText('≈ €2,000')).toBeVisible()
    expect(plan('Tailored').getByText('Custom')).toBeVisible()
    expect(plan('Tailored').queryByText(/billed as/)).not.toBeInTheDocument()
    expect(currencySelect()).toHaveValue('EUR')
  })

  it('offers US dollars in an enabled list until the exchange rates arrive', () => {
    renderPricingPage()
    expect(currencySelect()).toBeEnabled()
    expect(currencySelect()).toHaveValue('USD')
  })

  it('shows an empty state when no plan is published', () => {
    renderPricingPage({ plans: [], publishedAddOns: [] })
    expect(screen.getByRole('heading', { name: 'Prices on request' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Add-ons' })).not.toBeInTheDocument()
  })

  it('describes its prices in dollars in structured data', () => {
    renderPricingPage()
    const { Service, FAQPage, BreadcrumbList } = readStructuredData()
    expect(Service?.offers).toContainEqual(
      expect.objectContaining({ '@type': 'Offer', price: 2500, priceCurrency: 'USD' }),
    )
    expect(FAQPage).toBeDefined()
    expect(BreadcrumbList).toBeDefined()
  })

  it('has no accessibility violations', async () => {
    mockServices({ country: 'Germany' })
    const { container } = renderPricingPage()
    await waitFor(() => expect(currencySelect()).toHaveValue('EUR'))
    expect(await axe(container)).toHaveNoViolations()
  })
})
