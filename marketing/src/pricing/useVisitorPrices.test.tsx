import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { lookupChoice } from '@fortnight/shared-ui/browser/privacyChoices'
import { QueryClientProvider } from '@fortnight/shared-ui/query'
import type { ReactNode } from 'react'
import { createTestQueryClient } from '../layout/renderPage.testing.tsx'
import { geoUrl, mockServices, ratesUrl, requestedUrls, setUpVisitor } from './renderPricing.testing.ts'
import { useVisitorPrices } from './useVisitorPrices.ts'

function openPrices() {
  const queryClient = createTestQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useVisitorPrices, { wrapper })
  const waitForRates = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { prices: () => result.current, waitForRates }
}

const browserLanguage = jest.spyOn(navigator, 'language', 'get')

beforeEach(() => {
  setUpVisitor()
  browserLanguage.mockReturnValue('en-US')
})

describe('useVisitorPrices', () => {
  it.each([
    ['India', 'INR', '≈ ₹211,000'],
    ['Germany', 'EUR', '≈ €2,000'],
    ['Australia', 'AUD', '≈ A$4,000'],
    ['United Kingdom', 'USD', undefined],
    ['Japan', 'USD', undefined],
  ])('shows visitors from %s prices in %s [PRICE-10, PRICE-12, CALL-11, CALL-12]', async (country, currency, shown) => {
    mockServices({ country })
    const { prices, waitForRates } = openPrices()
    await waitForRates()
    expect(prices().currency).toBe(currency)
    expect(prices().convert('$2,500')).toBe(shown)
    expect(requestedUrls.toSorted()).toEqual([geoUrl, ratesUrl])
  })

  it('uses pounds when the service has a rate for them [PRICE-10, PRICE-12]', async () => {
    mockServices({ country: 'United Kingdom', rates: { result: 'success', rates: { GBP: 0.79 } } })
    const { prices, waitForRates } = openPrices()
    await waitForRates()
    expect(prices().convert('$2,500')).toBe('≈ £2,000')
    expect(prices().available).toEqual(['USD', 'GBP'])
  })

  it.each([
    ['cannot be reached', new Error('offline')],
    ['returns a text', 'not available'],
    ['reports an error', { result: 'error' }],
    ['returns implausible rates', { result: 'success', rates: { EUR: -3, INR: 'many', AUD: 0, GBP: null } }],
  ])('stays in dollars when the exchange-rate service %s [PRICE-13]', async (_how, rates) => {
    mockServices({ country: 'Germany', rates })
    const { prices, waitForRates } = openPrices()
    await waitForRates()
    expect(prices()).toMatchObject({ currency: 'USD', available: ['USD'], rate: undefined })
    expect(prices().convert('$2,500')).toBeUndefined()
  })

  it.each([
    ['de-DE', 'Germany', 'EUR'],
    ['en-AU', 'Australia', 'AUD'],
    ['en', 'United States', 'USD'],
  ])(
    'falls back to the language %s when the visitor cannot be located [PRICE-14]',
    async (language, region, currency) => {
      browserLanguage.mockReturnValue(language)
      mockServices({ country: new Error('offline') })
      const { prices, waitForRates } = openPrices()
      await waitForRates()
      expect(prices().currency).toBe(currency)
      expect(prices().region()).toBe(region)
    },
  )

  it('stays in dollars and requests nothing when the page names no services [PRICE-13]', async () => {
    document.head.innerHTML = ''
    const { prices, waitForRates } = openPrices()
    await waitForRates()
    expect(prices().currency).toBe('USD')
    expect(requestedUrls).toEqual([])
  })

  it('asks neither service and shows dollars when the visitor has switched lookups off [PRIV-2]', async () => {
    mockServices({ country: 'Germany' })
    browserLanguage.mockReturnValue('de-DE')
    lookupChoice.save('off')
    const { prices, waitForRates } = openPrices()
    await waitForRates()
    expect(prices().currency).toBe('USD')
    expect(prices().convert('$2,500')).toBeUndefined()
    expect(requestedUrls).toEqual([])
  })

  it('remembers the chosen currency and then does not locate the visitor [PRICE-10]', async () => {
    const first = openPrices()
    await first.waitForRates()
    act(() => first.prices().choose('INR'))
    expect(first.prices().convert('$500')).toBe('≈ ₹42,000')
    requestedUrls.length = 0
    const later = openPrices()
    await later.waitForRates()
    expect(later.prices().currency).toBe('INR')
    expect(requestedUrls).toEqual([ratesUrl])
  })

  it('keeps the chosen currency when the browser blocks storage [PRICE-10]', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const { prices, waitForRates } = openPrices()
    await waitForRates()
    act(() => prices().choose('AUD'))
    expect(prices().currency).toBe('AUD')
    act(() => prices().choose('USD'))
    setItem.mockRestore()
  })

  it('uses dollars on the server and requests nothing there [PRICE-10]', () => {
    const CurrencyCode = () => useVisitorPrices().currency
    const view = renderToString(
      <QueryClientProvider client={createTestQueryClient()}>
        <CurrencyCode />
      </QueryClientProvider>,
    )
    expect(view).toBe('USD')
    expect(requestedUrls).toEqual([])
  })
})
