import { useMemo } from 'react'
import { useQuery } from '@fortnight/shared-ui/query'
import type { ExchangeRates } from './serviceResponses.ts'
import { chooseCurrency, useChosenCurrency } from './chosenCurrency.ts'
import { type Currency, currencyOfCountry, formatPriceText, type OtherCurrency, otherCurrencies } from './currency.ts'
import { exchangeRates, localeCountry, visitorCountry } from './externalServices.ts'

export type Prices = {
  /** The displayed currency; USD until the browser knows the visitor's. */
  currency: Currency
  /** The currencies with a known rate. */
  available: Currency[]
  choose: (currency: Currency) => void
  /** Converts a price text; undefined when it stays unchanged. */
  convert: (text: string) => string | undefined
  /** The exchange rate and its date; undefined for USD. */
  rate: { value: number; date: ExchangeRates['date'] } | undefined
  /** Returns the visitor's country as currently known. */
  region: () => string
}

/** Returns prices in the visitor's currency. The server and the first render use USD. [PRICE-10 to PRICE-14] */
export function useVisitorPrices(): Prices {
  const chosen = useChosenCurrency()
  // Without rates or a country, prices stay as they are and need not be rendered again.
  const rates = useQuery(exchangeRates()).data ?? undefined
  const { data: located } = useQuery({ ...visitorCountry(), enabled: chosen === null })
  const country = located ?? undefined

  // Only with rates is the language looked up: naming its country takes a phone's processor 50 ms.
  const isLocated = rates !== undefined && located !== undefined
  const preferred = chosen ?? (isLocated ? currencyOfCountry(country ?? localeCountry()) : 'USD')
  const displayed = availableCurrencies(rates).find((currency) => currency === preferred)
  return useMemo(() => createPrices(displayed, rates, country), [displayed, rates, country])
}

const availableCurrencies = (rates: ExchangeRates | undefined) =>
  otherCurrencies.filter((currency) => rates?.perDollar[currency])

function createPrices(displayed: OtherCurrency | undefined, rates?: ExchangeRates, country?: string): Prices {
  const rate = displayed && rates?.perDollar[displayed]
  return {
    currency: displayed ?? 'USD',
    available: ['USD', ...availableCurrencies(rates)],
    choose: chooseCurrency,
    convert: (text) => (displayed && rate ? formatPriceText(text, displayed, rate) : undefined),
    rate: rate ? { value: rate, date: rates.date } : undefined,
    region: () => country ?? localeCountry(),
  }
}
