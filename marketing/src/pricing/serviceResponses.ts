import { type OtherCurrency, otherCurrencies } from './currency.ts'

// Parses responses of third-party services and rejects invalid ones.

/** What one USD is worth, and the date of the rates if known. */
export type ExchangeRates = { perDollar: Partial<Record<OtherCurrency, number>>; date: Date | undefined }

// A higher rate of one of these currencies means a broken response.
const maxPlausibleRate = 1_000_000
const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < maxPlausibleRate

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Parses the response of the exchange-rate service; null when it is invalid. [PRICE-13, CALL-11] */
export function parseExchangeRates(response: unknown): ExchangeRates | null {
  if (!isRecord(response) || response.result !== 'success' || !isRecord(response.rates)) return null
  if (response.base_code !== undefined && response.base_code !== 'USD') return null
  const perDollar: ExchangeRates['perDollar'] = {}
  for (const currency of otherCurrencies) {
    const rate = response.rates[currency]
    if (isRate(rate)) perDollar[currency] = rate
  }
  return { perDollar, date: parseDate(response.time_last_update_utc) }
}

function parseDate(value: unknown) {
  const date = typeof value === 'string' ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

const countryNamePattern = /^\p{L}[\p{L}\p{M} .,'’()&-]{1,59}$/u

/** Parses the country in the geolocation service's response; undefined when it is invalid. [CALL-12] */
export function parseCountry(response: unknown): string | undefined {
  if (!isRecord(response) || typeof response.country_name !== 'string') return undefined
  const name = response.country_name.trim().replace(/^The /, '')
  return countryNamePattern.test(name) ? name : undefined
}

const defaultCountry = 'United States'

/** The country of a locale such as 'en-GB'. [PRICE-14] */
export function countryOfLocale(locale: string): string {
  try {
    const { region } = new Intl.Locale(locale)
    return (region && new Intl.DisplayNames(['en'], { type: 'region' }).of(region)) || defaultCountry
  } catch {
    return defaultCountry
  }
}
