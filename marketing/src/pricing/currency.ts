// What a price looks like in another currency. The rules alone: nothing here asks a network or a browser.

/** What prices can be shown in, besides the dollars that are billed. */
export const otherCurrencies = ['EUR', 'INR', 'AUD', 'GBP'] as const

export type OtherCurrency = (typeof otherCurrencies)[number]
export type Currency = 'USD' | OtherCurrency

export const currencyNames: Record<Currency, string> = {
  USD: 'US dollars',
  EUR: 'Euros',
  INR: 'Indian rupees',
  AUD: 'Australian dollars',
  GBP: 'British pounds',
}

export const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(currencyNames, value)

const currencies: Record<string, Currency> = {
  India: 'INR',
  Germany: 'EUR',
  France: 'EUR',
  Italy: 'EUR',
  Spain: 'EUR',
  Netherlands: 'EUR',
  Belgium: 'EUR',
  Australia: 'AUD',
  'United Kingdom': 'GBP',
}

/** The currency of a country by its English name; dollars where we have no other. [PRICE-10] */
export const currencyOf = (country: string): Currency =>
  Object.hasOwn(currencies, country) ? (currencies[country] ?? 'USD') : 'USD'

const step = 1000
const fineStep = 10
const rounded = (amount: number, to: number) => Math.round(amount / to) * to

/** Dollars in another currency, to the nearest 1000, or to the nearest 10 where that would be 0. [PRICE-11] */
export const converted = (dollars: number, rate: number) =>
  rounded(dollars * rate, step) || rounded(dollars * rate, fineStep)

// A number in a text with what stands right before and after it.
const numbers = /([a-z]*\$\s?)?(\d(?:[\d.,]*\d)?)(\s?USD\b|\s?%|k\b|m\b)?/gi
// Thousands may be grouped by commas or dots, cents follow a dot.
const plainNumber = /^(?:\d{1,3}(?:[,.]\d{3})+|\d+)(?:\.\d{1,2})?$/
const otherMoney = /[€£₹¥]|\b(?:EUR|INR|AUD|GBP)\b/

const numberIn = (written: string) => Number(written.replace(/[,.](?=\d{3}(?!\d))/g, ''))

type Amount = { start: number; end: number; dollars: number }

/**
 * The dollars in a price text: every number with a dollar sign, else the one number that it has. None in a text that
 * might mean something else ("2.5k", "€2,000", "1 to 3 months"): better not converted than wrong.
 */
function amountsIn(text: string): Amount[] {
  if (otherMoney.test(text)) return []
  const found = [...text.matchAll(numbers)].map(
    ({ 0: whole, 1: sign = '', 2: written = '', 3: after = '', index }) => ({
      sign: sign.trim(),
      isClear: plainNumber.test(written) && /^(?:\s?USD)?$/i.test(after),
      amount: { start: index, end: index + whole.length, dollars: numberIn(written) },
    }),
  )
  const signed = found.filter(({ sign }) => sign)
  const meant = signed.length > 0 || found.length > 1 ? signed : found
  return meant.every(({ sign, isClear }) => isClear && ['', '$', 'US$'].includes(sign))
    ? meant.map((one) => one.amount)
    : []
}

/** The first amount of a price text in dollars; undefined for a text like "Custom". */
export const dollarsIn = (text: string): number | undefined => amountsIn(text)[0]?.dollars

/**
 * A price text in another currency: "$1,000 per month" becomes "≈ €920 per month" or the like. Undefined when there is
 * nothing to convert, and the text stays as it is written.
 */
export function inCurrency(text: string, currency: OtherCurrency, rate: number): string | undefined {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  let result = ''
  let done = 0
  for (const { start, end, dollars } of amountsIn(text)) {
    const value = converted(dollars, rate)
    // Even the finer step may leave nothing; a price of 0 would be a lie.
    if (value <= 0) return undefined
    result += `${text.slice(done, start)}≈ ${format.format(value)}`
    done = end
  }
  return done === 0 ? undefined : result + text.slice(done)
}
