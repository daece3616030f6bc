import { listedRoute } from '@fortnight/supabase/telemetry/webVitals.testing'
import { formatVital } from '../list/formatVital.ts'
import { areGood, rateVital, worstFirst } from './vitalLimits.ts'

it.each([
  ['LCP', 1_240, '1.24 s', 'Good'],
  ['LCP', 2_501, '2.50 s', 'Needs work'],
  ['LCP', 4_001, '4.00 s', 'Poor'],
  ['INP', 200, '200 ms', 'Good'],
  ['CLS', 0.1, '0.10', 'Good'],
  ['CLS', 0.31, '0.31', 'Poor'],
] as const)('rates %s of %s as %j, %s [REL-74]', (vital, value, text, word) => {
  expect(formatVital(vital, value)).toBe(text)
  expect(rateVital(vital, value).word).toBe(word)
})

it('counts as good what has no metric that is worse [REL-74]', () => {
  expect(areGood({ LCP: 2_500, CLS: 0 })).toBe(true)
  expect(areGood({ LCP: 900, CLS: 0.11 })).toBe(false)
})

it('puts routes that miss a target first, and otherwise keeps the order by views [REL-74]', () => {
  const good = { LCP: 900 }
  const routes = [
    listedRoute({ route: '/', views: 40, p75: good }),
    listedRoute({ route: '/blog', views: 30, p75: { LCP: 2_600 } }),
    listedRoute({ route: '/faqs', views: 20, p75: good }),
    listedRoute({ route: '/contact', views: 10, p75: { LCP: 900, CLS: 0.4 } }),
  ]
  expect(worstFirst(routes).map(({ route }) => route)).toEqual(['/blog', '/contact', '/', '/faqs'])
})
