import { useSyncExternalStore } from 'react'
import { type Currency, isCurrency } from './currency.ts'

const key = 'fortnight-currency'
const listeners = new Set<() => void>()
// Storage may be forbidden; the choice then lasts as long as the page.
let chosen: Currency | null = null

function stored(): Currency | null {
  try {
    const value = localStorage.getItem(key)
    return isCurrency(value) ? value : chosen
  } catch {
    return chosen
  }
}

export function chooseCurrency(currency: Currency) {
  chosen = currency
  try {
    localStorage.setItem(key, currency)
  } catch {
    // See above.
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  window.addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', notify)
  }
}

/** The currency that the visitor has chosen: null for none, undefined as long as the page is the server's. */
export const useChosenCurrency = () => useSyncExternalStore(subscribe, stored, () => undefined)
