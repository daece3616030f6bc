import { createContext, type ReactNode, use } from 'react'
import { type Prices, useVisitorPrices } from './useVisitorPrices.ts'

const PricesContext = createContext<Prices | undefined>(undefined)

/** Gives the page prices in the visitor's currency. When that becomes known, only what shows prices renders again. */
export const PricesProvider = ({ children }: { children: ReactNode }) => (
  <PricesContext value={useVisitorPrices()}>{children}</PricesContext>
)

/** Returns prices in the visitor's currency. Throws outside of a `PricesProvider`. */
export function usePrices(): Prices {
  const prices = use(PricesContext)
  if (!prices) throw new Error('Prices are shown outside of a PricesProvider.')
  return prices
}
