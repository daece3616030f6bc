import { parseCountry, countryOfLocale, parseExchangeRates } from './serviceResponses.ts'

describe("the exchange-rate service's response", () => {
  const validResponse = {
    result: 'success',
    base_code: 'USD',
    time_last_update_utc: 'Fri, 05 Jun 2026 00:02:31 +0000',
    rates: { USD: 1, INR: 84.5, EUR: 0.92, AUD: 1.53, JPY: 150 },
  }

  it('contains the needed rates and their date [CALL-11]', () => {
    expect(parseExchangeRates(validResponse)).toEqual({
      perDollar: { INR: 84.5, EUR: 0.92, AUD: 1.53 },
      date: new Date('2026-06-05T00:02:31Z'),
    })
  })

  it('has a rate for pounds only when the service returns one [PRICE-12]', () => {
    expect(parseExchangeRates(validResponse)?.perDollar.GBP).toBeUndefined()
    expect(parseExchangeRates({ ...validResponse, rates: { GBP: 0.79 } })?.perDollar).toEqual({ GBP: 0.79 })
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a text', 'success'],
    ['a list', []],
    ['an error', { result: 'error', 'error-type': 'quota-reached' }],
    ['rates without a result', { rates: { EUR: 0.92 } }],
    ['a result without rates', { result: 'success' }],
    ['rates of another base', { ...validResponse, base_code: 'EUR' }],
  ])('is ignored when it is %s [PRICE-13]', (_what, response) => {
    expect(parseExchangeRates(response)).toBeNull()
  })

  it.each([0, -1, Number.NaN, Infinity, 1e9, '0.92', null, {}])('is parsed without a rate of %p [PRICE-13]', (rate) => {
    expect(parseExchangeRates({ ...validResponse, rates: { EUR: rate, INR: 84.5 } })?.perDollar).toEqual({ INR: 84.5 })
  })

  it.each([undefined, 12, 'yesterday'])('has no date when its time is %p', (date) => {
    expect(parseExchangeRates({ ...validResponse, time_last_update_utc: date })?.date).toBeUndefined()
  })
})

describe("the visitor's country", () => {
  it.each([
    [{ country_name: 'Germany' }, 'Germany'],
    [{ country_name: ' The Netherlands ' }, 'Netherlands'],
    [{ country_name: "Côte d'Ivoire" }, "Côte d'Ivoire"],
    [{ error: true, reason: 'RateLimited' }, undefined],
    [{ country_name: 7 }, undefined],
    [{ country_name: '' }, undefined],
    [{ country_name: '<script>alert(1)</script>' }, undefined],
    [{ country_name: 'x'.repeat(1000) }, undefined],
    ['Germany', undefined],
    [undefined, undefined],
  ])('is parsed from %j as %p [CALL-12]', (response, country) => {
    expect(parseCountry(response)).toBe(country)
  })

  it.each([
    ['de-DE', 'Germany'],
    ['en-GB', 'United Kingdom'],
    ['hi-Deva-IN', 'India'],
    ['nl-NL', 'Netherlands'],
    ['en', 'United States'],
    ['', 'United States'],
    ['not a locale', 'United States'],
  ])('follows from the language %s as %s [PRICE-14]', (locale, country) => {
    expect(countryOfLocale(locale)).toBe(country)
  })
})
