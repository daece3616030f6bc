// Converts and formats prices. Pure functions without network or browser access.

/** Currencies that prices can be converted to; billing is in USD. */
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

const currencyByCountry: Record<string, Currency> = {
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

/** The currency of a country by its English name, or USD. [PRICE-10] */
export const currencyOfCountry = (country: string): Currency =>
  Object.hasOwn(currencyByCountry, country) ? (currencyByCountry[country] ?? 'USD') : 'USD'

const roundingStep = 1000
const smallRoundingStep = 10
const roundTo = (amount: number, to: number) => Math.round(amount / to) * to

/** Converts USD, rounded to the nearest 1000, or to the nearest 10 where that would be 0. [PRICE-11] */
export const convertPrice = (dollars: number, rate: number) =>
  roundTo(dollars * rate, roundingStep) || roundTo(dollars * rate, smallRoundingStep)

// A number with the characters directly before and after it.
const numberPattern = /([a-z]*\$\s?)?(\d(?:[\d.,]*\d)?)(\s?USD\b|\s?%|k\b|m\b)?/gi
// Thousands may be grouped by commas or dots; cents follow a dot.
const plainNumberPattern = /^(?:\d{1,3}(?:[,.]\d{3})+|\d+)(?:\.\d{1,2})?$/
const otherCurrencyPattern = /[€£₹¥]|\b(?:EUR|INR|AUD|GBP)\b/

const parseNumber = (digits: string) => Number(digits.replace(/[,.](?=\d{3}(?!\d))/g, ''))

type Amount = { start: number; end: number; dollars: number }

/**
 * Finds the USD amounts in a price text: every number with a dollar sign, else its only number. None in an ambiguous
 * text ("2.5k", "€2,000", "1 to 3 months"), because a wrong conversion is worse than none.
 */
function findDollarAmounts(text: string): Amount[] {
  if (otherCurrencyPattern.test(text)) return []
  const amounts = [...text.matchAll(numberPattern)].map(
    ({ 0: whole, 1: sign = '', 2: digits = '', 3: suffix = '', index }) => ({
      sign: sign.trim(),
      isUnambiguous: plainNumberPattern.test(digits) && /^(?:\s?USD)?$/i.test(suffix),
      amount: { start: index, end: index + whole.length, dollars: parseNumber(digits) },
    }),
  )
  const signed = amounts.filter(({ sign }) => sign)
  const candidates = signed.length > 0 || amounts.length > 1 ? signed : amounts
  return candidates.every(({ sign, isUnambiguous }) => isUnambiguous && ['', '$', 'US$'].includes(sign))
    ? candidates.map(({ amount }) => amount)
    : []
}

/** The first USD amount in a price text; undefined for a text like "Custom". */
export const parseDollars = (text: string): number | undefined => findDollarAmounts(text)[0]?.dollars

const formats: Partial<Record<OtherCurrency, Intl.NumberFormat>> = {}

// Kept, because creating one takes far longer than using it, and a page shows a dozen prices.
const wholeAmounts = (currency: OtherCurrency) =>
  (formats[currency] ??= new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }))

/**
 * A price text converted to another currency: "$1,000 per month" becomes "≈ €920 per month". Undefined when there is
 * nothing to convert.
 */
export function formatPriceText(text: string, currency: OtherCurrency, rate: number): string | undefined {
  const format = wholeAmounts(currency)
  let result = ''
  let end = 0
  for (const amount of findDollarAmounts(text)) {
    const value = convertPrice(amount.dollars, rate)
    // Rounding may give 0, which would be a wrong price.
    if (value <= 0) return undefined
    result += `${text.slice(end, amount.start)}≈ ${format.format(value)}`
    end = amount.end
  }
  return end === 0 ? undefined : result + text.slice(end)
}
