import { createStoredChoice } from '@fortnight/shared-ui/browser/storedChoice'

/** Whether single keys act on the inbox. Without a choice they do. People who dictate turn them off. */
export const shortcutsChoice = createStoredChoice(
  'fortnight-inbox-keys',
  (text): text is 'on' | 'off' => text === 'on' || text === 'off',
)
