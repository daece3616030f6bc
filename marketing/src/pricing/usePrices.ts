import { useQuery } from '@fortnight/shared-ui/query'
import type { Rates } from './serviceResponses.ts'
import { chooseCurrency, useChosenCurrency } from './chosenCurrency.ts'
import { type Currency, currencyOf, inCurrency, otherCurrencies } from './currency.ts'
import { exchangeRates, localeCountry, visitorCountry } from './externalServices.ts'

export type Prices = {
  /** What prices are shown in: dollars until the browser knows better. */
  currency: Currency
  /** What they can be shown in. */
  available: Currency[]
  choose: (currency: Currency) => void
  /** A price text in that currency; undefined when it stays as it is written. */
  convert: (text: string) => string | undefined
  /** What a dollar is worth in that currency, and since when; undefined for dollars. */
  rate: { value: number; day: Rates['day'] } | undefined
  /** The visitor's country, at the moment it is asked for. */
  region: () => string
}

/** Prices in the visitor's currency. The server and the first paint know dollars only. [PRICE-10 to PRICE-14] */
export function usePrices(): Prices {
  const chosen = useChosenCurrency()
  const { data: rates } = useQuery(exchangeRates())
  const { data: country } = useQuery({ ...visitorCountry(), enabled: chosen === null })

  const available = otherCurrencies.filter((currency) => rates?.of[currency])
  const wanted = chosen ?? (country ? currencyOf(country) : 'USD')
  const shown = available.find((currency) => currency === wanted)
  const value = shown && rates?.of[shown]
  return {
    currency: shown ?? 'USD',
    available: ['USD', ...available],
    choose: chooseCurrency,
    convert: (text) => (shown && value ? inCurrency(text, shown, value) : undefined),
    rate: value ? { value, day: rates?.day } : undefined,
    region: () => country ?? localeCountry(),
  }
}
