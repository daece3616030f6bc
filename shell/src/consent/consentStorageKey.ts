/** The localStorage key of the visitor's choice. The inline starter reads it, too. */
export const consentStorageKey = 'fortnight-consent'
