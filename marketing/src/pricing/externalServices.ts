import { lookupChoice } from '@fortnight/shared-ui/browser/privacyChoices'
import { queryOptions } from '@fortnight/shared-ui/query'
import { parseCountry, countryOfLocale, parseExchangeRates } from './serviceResponses.ts'
import { serviceUrl } from '../layout/serviceUrl.ts'

// Two third-party services. When the visitor has switched them off, or one is slow, down or returns invalid data, prices are
// shown in USD.

const serviceTimeoutMs = 3_000
const oneDayMs = 24 * 60 * 60_000

async function fetchService(service: 'rates' | 'geo'): Promise<unknown> {
  const url = serviceUrl(service)
  if (!url || lookupChoice.read() === 'off') return undefined
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(serviceTimeoutMs), credentials: 'omit' })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** Today's exchange rates of USD; null when they are not available. [CALL-11, PRICE-13] */
export const exchangeRates = () =>
  queryOptions({
    queryKey: ['exchange-rates'],
    staleTime: oneDayMs,
    queryFn: async () => parseExchangeRates(await fetchService('rates')),
  })

/** The country of the browser's language setting. */
export const localeCountry = () => countryOfLocale(navigator.language)

/** The visitor's country by geolocation; null when it cannot be located. [CALL-12] */
export const visitorCountry = () =>
  queryOptions({
    queryKey: ['visitor-country'],
    staleTime: oneDayMs,
    queryFn: async () => parseCountry(await fetchService('geo')) ?? null,
  })
