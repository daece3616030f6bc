import { createTestQueryClient, connectToUnreachableDatabase } from './layout/renderPage.testing.tsx'
import { publishedFaqs } from '@fortnight/supabase/faqs/queries'
import { allPartners } from '@fortnight/supabase/partners/queries'
import { addOns, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { deliveryPromise } from '@fortnight/supabase/report/queries'
import { publishedTestimonials } from '@fortnight/supabase/testimonials/queries'
import { area } from './area.ts'
import { App, endpoints, prefetch } from './server.ts'

describe('the server bundle', () => {
  it('exports the app and a function for every endpoint', () => {
    expect(typeof App).toBe('function')
    for (const endpoint of Object.values(endpoints)) expect(typeof endpoint).toBe('function')
  })

  it('exports the endpoints that this area declares [REL-8]', () => {
    expect(Object.keys(endpoints).sort()).toEqual([...area.endpoints!].sort())
  })

  it.each([
    ['/', [publishedFaqs().queryKey, publishedTestimonials().queryKey, deliveryPromise().queryKey]],
    ['/partners?category=Database', [allPartners().queryKey, publishedTestimonials().queryKey]],
    ['/pricing', [pricingPlans().queryKey, addOns().queryKey, deliveryPromise().queryKey]],
  ])(
    'fetches the data of %s and responds with the page even when that fails [PART-5, PRICE-1, FORT-220]',
    async (path, keys) => {
      connectToUnreachableDatabase()
      const queryClient = createTestQueryClient()
      await expect(prefetch(new URL(path, 'https://fortnight.example'), queryClient)).resolves.toEqual({ status: 200 })
      // The error stays in the cache, for the error view of the section.
      for (const key of keys) expect(queryClient.getQueryState(key)?.status).toBe('error')
    },
  )
})
