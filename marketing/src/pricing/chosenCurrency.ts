import { useSyncExternalStore } from 'react'
import { type Currency, isCurrency } from './currency.ts'

const storageKey = 'fortnight-currency'
const listeners = new Set<() => void>()
// The fallback when storage is blocked: the choice then lasts until the page is closed.
let chosen: Currency | null = null

function readChosenCurrency(): Currency | null {
  try {
    const value = localStorage.getItem(storageKey)
    return isCurrency(value) ? value : chosen
  } catch {
    return chosen
  }
}

/** Stores the visitor's choice and updates every `useChosenCurrency`. */
export function chooseCurrency(currency: Currency) {
  chosen = currency
  try {
    localStorage.setItem(storageKey, currency)
  } catch {
    // Storage is blocked; `chosen` keeps the choice.
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

/** Returns the currency the visitor chose: null for none, undefined on the server and during hydration. */
export const useChosenCurrency = () => useSyncExternalStore(subscribe, readChosenCurrency, () => undefined)
