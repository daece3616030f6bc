import { QueryClient } from '@fortnight/shared-ui/query'
import { connect } from '@fortnight/supabase/client'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { allPartners } from '@fortnight/supabase/partners/queries'
import { addOns, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { App, endpoints, prefetch } from './server.ts'

describe('the server bundle', () => {
  it('exports what the shell asks of it', () => {
    expect(typeof App).toBe('function')
    for (const answer of Object.values(endpoints)) expect(typeof answer).toBe('function')
  })

  it('has the questions ready for the home page', async () => {
    connect({ url: 'http://127.0.0.1:9', key: 'none' })
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(prefetch(new URL('https://fortnight.example/'), queryClient)).resolves.toEqual({ status: 200 })
    // Nothing answers here: the failure stays in the cache, for the section's own error view.
    expect(queryClient.getQueryState(publishedFaqs().queryKey)?.status).toBe('error')
  })

  it.each([
    ['/partners?category=Database', [allPartners().queryKey]],
    ['/pricing', [pricingPlans().queryKey, addOns().queryKey]],
  ])('asks for what %s shows, and answers with the page even when that fails [PART-5, PRICE-1]', async (path, keys) => {
    connect({ url: 'http://127.0.0.1:9', key: 'none' })
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(prefetch(new URL(path, 'https://fortnight.example'), queryClient)).resolves.toEqual({ status: 200 })
    for (const key of keys) expect(queryClient.getQueryState(key)?.status).toBe('error')
  })
})
