import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { QueryClientProvider } from '@fortnight/shared-ui/query'
import type { ReactNode } from 'react'
import { createTestQueryClient } from '../layout/renderPage.testing.tsx'
import { mockServices, requestedUrls, geoUrl, setUpVisitor, ratesUrl } from './renderPricing.testing.ts'
import { usePrices } from './usePrices.ts'

function openPrices() {
  const queryClient = createTestQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(usePrices, { wrapper })
  const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return { prices: () => result.current, settled }
}

const languages = jest.spyOn(navigator, 'language', 'get')

beforeEach(() => {
  setUpVisitor()
  languages.mockReturnValue('en-US')
})

describe('prices', () => {
  it.each([
    ['India', 'INR', '≈ ₹211,000'],
    ['Germany', 'EUR', '≈ €2,000'],
    ['Australia', 'AUD', '≈ A$4,000'],
    ['United Kingdom', 'USD', undefined],
    ['Japan', 'USD', undefined],
  ])('are, for a visitor from %s, in %s [PRICE-10, PRICE-12, CALL-11, CALL-12]', async (country, currency, shown) => {
    mockServices({ country })
    const { prices, settled } = openPrices()
    await settled()
    expect(prices().currency).toBe(currency)
    expect(prices().convert('$2,500')).toBe(shown)
    expect(requestedUrls.toSorted()).toEqual([geoUrl, ratesUrl])
  })

  it('are in pounds once there is a rate for them [PRICE-10, PRICE-12]', async () => {
    mockServices({ country: 'United Kingdom', rates: { result: 'success', rates: { GBP: 0.79 } } })
    const { prices, settled } = openPrices()
    await settled()
    expect(prices().convert('$2,500')).toBe('≈ £2,000')
    expect(prices().available).toEqual(['USD', 'GBP'])
  })

  it.each([
    ['cannot be reached', new Error('offline')],
    ['talks nonsense', 'so sorry'],
    ['reports an error', { result: 'error' }],
    ['has absurd rates', { result: 'success', rates: { EUR: -3, INR: 'many', AUD: 0, GBP: null } }],
  ])('stay in dollars when the exchange-rate service %s [PRICE-13]', async (_how, rates) => {
    mockServices({ country: 'Germany', rates })
    const { prices, settled } = openPrices()
    await settled()
    expect(prices()).toMatchObject({ currency: 'USD', available: ['USD'], rate: undefined })
    expect(prices().convert('$2,500')).toBeUndefined()
  })

  it.each([
    ['de-DE', 'Germany', 'EUR'],
    ['en-AU', 'Australia', 'AUD'],
    ['en', 'United States', 'USD'],
  ])('follow the language %s when the visitor cannot be located [PRICE-14]', async (language, region, currency) => {
    languages.mockReturnValue(language)
    mockServices({ country: new Error('offline') })
    const { prices, settled } = openPrices()
    await settled()
    expect(prices().currency).toBe(currency)
    expect(prices().region()).toBe(region)
  })

  it('stay in dollars, and nobody is asked, where the page names no services [PRICE-13]', async () => {
    document.head.innerHTML = ''
    const { prices, settled } = openPrices()
    await settled()
    expect(prices().currency).toBe('USD')
    expect(requestedUrls).toEqual([])
  })

  it('follow the choice of the visitor, and remember it without locating anybody [PRICE-10]', async () => {
    const first = openPrices()
    await first.settled()
    act(() => first.prices().choose('INR'))
    expect(first.prices().convert('$500')).toBe('≈ ₹42,000')
    requestedUrls.length = 0
    const later = openPrices()
    await later.settled()
    expect(later.prices().currency).toBe('INR')
    expect(requestedUrls).toEqual([ratesUrl])
  })

  it('survive a browser that forbids to remember anything [PRICE-10]', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    const { prices, settled } = openPrices()
    await settled()
    act(() => prices().choose('AUD'))
    expect(prices().currency).toBe('AUD')
    act(() => prices().choose('USD'))
    forbidden.mockRestore()
  })

  it('are in dollars on the server, which asks nobody [PRICE-10]', () => {
    const Shown = () => usePrices().currency
    const html = renderToString(
      <QueryClientProvider client={createTestQueryClient()}>
        <Shown />
      </QueryClientProvider>,
    )
    expect(html).toBe('USD')
    expect(requestedUrls).toEqual([])
  })
})
