import { createStoredChoice } from '@fortnight/shared-ui/browser/storedChoice'
import { isCurrency } from './currency.ts'

const chosenCurrency = createStoredChoice('fortnight-currency', isCurrency)

/** Stores the visitor's choice and updates every `useChosenCurrency`. */
export const chooseCurrency = chosenCurrency.save

/** Returns the currency the visitor chose: null for none, undefined on the server and during hydration. */
export const useChosenCurrency = chosenCurrency.use
