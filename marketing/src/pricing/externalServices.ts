import { queryOptions } from '@fortnight/shared-ui/query'
import { countryIn, countryOfLocale, ratesIn } from './serviceResponses.ts'

// Two services that know nothing of us. Slow, gone or talking nonsense: prices are then simply in dollars.

const patienceMs = 3_000
const day = 24 * 60 * 60_000

/** The page's head names the services of this deployment; one that it does not name is not asked. */
const addressOf = (service: 'rates' | 'geo') =>
  document.querySelector<HTMLMetaElement>(`meta[name="fortnight:${service}"]`)?.content

async function answerOf(service: 'rates' | 'geo'): Promise<unknown> {
  const url = addressOf(service)
  if (!url) return undefined
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs), credentials: 'omit' })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** What a dollar is worth today; null when that cannot be had. [CALL-11, PRICE-13] */
export const exchangeRates = () =>
  queryOptions({
    queryKey: ['exchange-rates'],
    staleTime: day,
    queryFn: async () => ratesIn(await answerOf('rates')),
  })

/** The country of the browser's language. */
export const localeCountry = () => countryOfLocale(navigator.language)

/** Where the visitor is, as far as one can tell. [CALL-12, PRICE-14] */
export const visitorCountry = () =>
  queryOptions({
    queryKey: ['visitor-country'],
    staleTime: day,
    queryFn: async () => countryIn(await answerOf('geo')) ?? localeCountry(),
  })
