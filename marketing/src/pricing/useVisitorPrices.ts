import { useQuery } from '@fortnight/shared-ui/query'
import type { ExchangeRates } from './serviceResponses.ts'
import { chooseCurrency, useChosenCurrency } from './chosenCurrency.ts'
import { type Currency, currencyOfCountry, formatPriceText, otherCurrencies } from './currency.ts'
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
  const { data: rates } = useQuery(exchangeRates())
  const { data: located } = useQuery({ ...visitorCountry(), enabled: chosen === null })
  // A language is looked up only where it matters: naming its country takes a phone's processor 50 ms.
  const country = () => located ?? localeCountry()

  const available = otherCurrencies.filter((currency) => rates?.perDollar[currency])
  const isLocated = located !== undefined && available.length > 0
  const preferred = chosen ?? (isLocated ? currencyOfCountry(country()) : 'USD')
  const displayed = available.find((currency) => currency === preferred)
  const rate = displayed && rates?.perDollar[displayed]
  return {
    currency: displayed ?? 'USD',
    available: ['USD', ...available],
    choose: chooseCurrency,
    convert: (text) => (displayed && rate ? formatPriceText(text, displayed, rate) : undefined),
    rate: rate ? { value: rate, date: rates.date } : undefined,
    region: country,
  }
}
