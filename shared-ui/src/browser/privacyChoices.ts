import { createStoredChoice } from './storedChoice.ts'

/** The localStorage key of the consent to analytics. The inline starter of pages reads it, too. */
export const consentStorageKey = 'fortnight-consent'

export type ConsentChoice = 'granted' | 'denied'

/** Whether the visitor allows analytics. Without a choice it is off. */
export const analyticsConsent = createStoredChoice(
  consentStorageKey,
  (text): text is ConsentChoice => text === 'granted' || text === 'denied',
)

/** Whether pages may ask other companies for exchange rates and the visitor's country. Without a choice they may. */
export const lookupChoice = createStoredChoice(
  'fortnight-lookups',
  (text): text is 'on' | 'off' => text === 'on' || text === 'off',
)
