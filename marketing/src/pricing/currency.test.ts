import { convertPrice, currencyOfCountry, parseDollars, formatPriceText, isCurrency } from './currency.ts'

describe('the currency', () => {
  it.each([
    ['India', 'INR'],
    ['Germany', 'EUR'],
    ['France', 'EUR'],
    ['Italy', 'EUR'],
    ['Spain', 'EUR'],
    ['Netherlands', 'EUR'],
    ['Belgium', 'EUR'],
    ['Australia', 'AUD'],
    ['United Kingdom', 'GBP'],
    ['United States', 'USD'],
    ['Austria', 'USD'],
    ['Japan', 'USD'],
    ['constructor', 'USD'],
    ['', 'USD'],
  ])('of %s is %s [PRICE-10]', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency)
  })
})

describe('price conversion', () => {
  it.each([
    [2500, 0.92, 2000],
    [8500, 0.92, 8000],
    [15000, 0.92, 14000],
    [2500, 84.5, 211000],
    [28500, 84.5, 2408000],
    [4500, 1.53, 7000],
    [1000, 1.5, 2000],
    [500, 0.92, 460],
    [500, 1, 1000],
    [543, 0.92, 500],
    [6, 0.9, 10],
  ])(
    'rounds %d dollars at a rate of %d to %d: the nearest 1000, or the nearest 10 where that would be 0 [PRICE-11]',
    (dollars, rate, amount) => {
      expect(convertPrice(dollars, rate)).toBe(amount)
    },
  )

  it.each([
    ['$2,500', 0.92, '≈ €2,000'],
    ['$15,000', 0.92, '≈ €14,000'],
    ['2500', 0.92, '≈ €2,000'],
    ['2.500', 0.92, '≈ €2,000'],
    ['2,500 USD', 0.92, '≈ €2,000'],
    ['US$ 2,500.50', 0.92, '≈ €2,000'],
    ['From $1,000,000', 0.92, 'From ≈ €920,000'],
    ['$500', 0.92, '≈ €460'],
    ['$1,000 per month', 0.45, '≈ €450 per month'],
    ['$3,000 for 10 days', 1, '≈ €3,000 for 10 days'],
    ['$1,000 to $3,000', 1, '≈ €1,000 to ≈ €3,000'],
  ])('formats %s at a rate of %d as %s, without decimals [PRICE-11]', (text, rate, shown) => {
    expect(formatPriceText(text, 'EUR', rate)).toBe(shown)
  })

  it.each([
    'Custom',
    '',
    'On request',
    '$',
    'Free',
    '€2,500',
    'A$2,500',
    'EUR 2500',
    '$2.5k',
    '2.5k',
    '50% more',
    '2 to 3 days',
  ])('leaves "%s" unchanged [PRICE-11]', (text) => {
    expect(formatPriceText(text, 'EUR', 0.92)).toBeUndefined()
  })

  it.each(['$0', '$1', '$2,500'])('never converts %s to 0 [PRICE-11]', (text) => {
    expect(formatPriceText(text, 'EUR', 0.000001)).toBeUndefined()
  })

  it.each([
    ['INR', '≈ ₹1,000'],
    ['AUD', '≈ A$1,000'],
    ['GBP', '≈ £1,000'],
  ] as const)('formats %s as %s', (currency, shown) => {
    expect(formatPriceText('$1,000', currency, 1)).toBe(shown)
  })

  it('parses the dollars in a text for structured data', () => {
    expect(['$2,500', '$1,000 per month', 'Custom'].map(parseDollars)).toEqual([2500, 1000, undefined])
  })
})

it('isCurrency accepts only the supported currencies', () => {
  expect(['USD', 'GBP', 'JPY', 'toString', 7, null].map(isCurrency)).toEqual([true, true, false, false, false, false])
})
