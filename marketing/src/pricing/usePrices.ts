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
  rate: { value: number; day: ExchangeRates['day'] } | undefined
  /** Returns the visitor's country as currently known. */
  region: () => string
}

/** Returns prices in the visitor's currency. The server and the first render use USD. [PRICE-10 to PRICE-14] */
export function usePrices(): Prices {
  const chosen = useChosenCurrency()
  const { data: rates } = useQuery(exchangeRates())
  const { data: country } = useQuery({ ...visitorCountry(), enabled: chosen === null })

  const available = otherCurrencies.filter((currency) => rates?.of[currency])
  const wanted = chosen ?? (country ? currencyOfCountry(country) : 'USD')
  const shown = available.find((currency) => currency === wanted)
  const value = shown && rates?.of[shown]
  return {
    currency: shown ?? 'USD',
    available: ['USD', ...available],
    choose: chooseCurrency,
    convert: (text) => (shown && value ? formatPriceText(text, shown, value) : undefined),
    rate: value ? { value, day: rates?.day } : undefined,
    region: () => country ?? localeCountry(),
  }
}
