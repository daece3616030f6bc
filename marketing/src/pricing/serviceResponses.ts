import { type OtherCurrency, otherCurrencies } from './currency.ts'

// What the services say that are not ours, if it makes sense.

/** What one dollar is worth, and the day that this was so, where the service names it. */
export type Rates = { of: Partial<Record<OtherCurrency, number>>; day: Date | undefined }

// Beyond this it is no exchange rate of these four but a broken answer.
const dearest = 1_000_000
const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < dearest

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The rates in an exchange-rate service's answer; null when it makes no sense. [PRICE-13, CALL-11] */
export function ratesIn(answer: unknown): Rates | null {
  if (!isRecord(answer) || answer.result !== 'success' || !isRecord(answer.rates)) return null
  if (answer.base_code !== undefined && answer.base_code !== 'USD') return null
  const of: Rates['of'] = {}
  for (const currency of otherCurrencies) {
    const rate = answer.rates[currency]
    if (isRate(rate)) of[currency] = rate
  }
  return { of, day: dayIn(answer.time_last_update_utc) }
}

function dayIn(value: unknown) {
  const day = typeof value === 'string' ? new Date(value) : undefined
  return day && !Number.isNaN(day.getTime()) ? day : undefined
}

const countryName = /^\p{L}[\p{L}\p{M} .,'’()&-]{1,59}$/u

/** The country in a geolocation service's answer; undefined when it makes no sense. [CALL-12] */
export function countryIn(answer: unknown): string | undefined {
  if (!isRecord(answer) || typeof answer.country_name !== 'string') return undefined
  const name = answer.country_name.trim().replace(/^The /, '')
  return countryName.test(name) ? name : undefined
}

const otherwise = 'United States'

/** The country that a browser's language setting names. [PRICE-14] */
export function countryOfLocale(locale: string): string {
  try {
    const { region } = new Intl.Locale(locale)
    return (region && new Intl.DisplayNames(['en'], { type: 'region' }).of(region)) || otherwise
  } catch {
    return otherwise
  }
}
