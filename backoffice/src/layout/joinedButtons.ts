import { css } from 'styled-components'

/** Buttons side by side, one of which is pressed, as one control. */
export const joinedButtons = css`
  gap: 0;
  padding: 0 1px 1px 0;

  /* Shares its border with the next one, beside it or below it. */
  > button[data-size] {
    margin: 0 -1px -1px 0;
  }

  > button:not(:first-of-type) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  > button:not(:last-of-type) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  > :is([aria-pressed='true'], :focus-visible) {
    position: relative;
    z-index: 1;
  }
`

/** The pressed one of several buttons. */
export const pressedButton = css`
  border-color: var(--accent);
  background: var(--accent-soft);
  color: var(--accent);
`
