import { queryOptions } from '@fortnight/shared-ui/query'
import { parseCountry, countryOfLocale, parseExchangeRates } from './serviceResponses.ts'

// Two third-party services. When one is slow, down or returns invalid data, prices are shown in USD.

const serviceTimeoutMs = 3_000
const oneDayMs = 24 * 60 * 60_000

/** The service's URL from a meta tag; undefined when this deployment does not use the service. */
const serviceUrl = (service: 'rates' | 'geo') =>
  document.querySelector<HTMLMetaElement>(`meta[name="fortnight:${service}"]`)?.content

async function fetchService(service: 'rates' | 'geo'): Promise<unknown> {
  const url = serviceUrl(service)
  if (!url) return undefined
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

/** The visitor's country by geolocation, else by language. [CALL-12, PRICE-14] */
export const visitorCountry = () =>
  queryOptions({
    queryKey: ['visitor-country'],
    staleTime: oneDayMs,
    queryFn: async () => parseCountry(await fetchService('geo')) ?? localeCountry(),
  })
