import { parseCountry, countryOfLocale, parseExchangeRates } from './serviceResponses.ts'

describe("an exchange-rate service's answer", () => {
  const good = {
    result: 'success',
    base_code: 'USD',
    time_last_update_utc: 'Fri, 05 Jun 2026 00:02:31 +0000',
    rates: { USD: 1, INR: 84.5, EUR: 0.92, AUD: 1.53, JPY: 150 },
  }

  it('gives the rates that we need and their day [CALL-11]', () => {
    expect(parseExchangeRates(good)).toEqual({
      of: { INR: 84.5, EUR: 0.92, AUD: 1.53 },
      day: new Date('2026-06-05T00:02:31Z'),
    })
  })

  it('has pounds only if it has a rate for them [PRICE-12]', () => {
    expect(parseExchangeRates(good)?.of.GBP).toBeUndefined()
    expect(parseExchangeRates({ ...good, rates: { GBP: 0.79 } })?.of).toEqual({ GBP: 0.79 })
  })

  it.each([
    ['no answer', undefined],
    ['null', null],
    ['a text', 'success'],
    ['a list', []],
    ['an error', { result: 'error', 'error-type': 'quota-reached' }],
    ['rates without a result', { rates: { EUR: 0.92 } }],
    ['a result without rates', { result: 'success' }],
    ['rates of another base', { ...good, base_code: 'EUR' }],
  ])('is ignored when it is %s [PRICE-13]', (_what, answer) => {
    expect(parseExchangeRates(answer)).toBeNull()
  })

  it.each([0, -1, Number.NaN, Infinity, 1e9, '0.92', null, {}])('loses a rate that is %p [PRICE-13]', (rate) => {
    expect(parseExchangeRates({ ...good, rates: { EUR: rate, INR: 84.5 } })?.of).toEqual({ INR: 84.5 })
  })

  it.each([undefined, 12, 'yesterday'])('has no day when it says %p', (day) => {
    expect(parseExchangeRates({ ...good, time_last_update_utc: day })?.day).toBeUndefined()
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
  ])('is read from %j as %p [CALL-12]', (answer, country) => {
    expect(parseCountry(answer)).toBe(country)
  })

  it.each([
    ['de-DE', 'Germany'],
    ['en-GB', 'United Kingdom'],
    ['hi-Deva-IN', 'India'],
    ['nl-NL', 'Netherlands'],
    ['en', 'United States'],
    ['', 'United States'],
    ['not a locale', 'United States'],
  ])('is, by the language %s, %s [PRICE-14]', (locale, country) => {
    expect(countryOfLocale(locale)).toBe(country)
  })
})
