import { css } from 'styled-components'

/** A tab, and the button of the menu with the tabs that do not fit. */
export const tabStyles = css`
  display: flex;
  flex: none;
  gap: var(--space-2);
  align-items: center;
  min-height: 44px;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: 0;
  background: none;
  color: var(--ink-soft);
  font-size: var(--text-16);
  font-weight: 400;
  line-height: inherit;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }

  /* Five tabs fit on a phone. */
  @media (max-width: 30rem) {
    padding-inline: var(--space-2);
    font-size: var(--text-14);
  }
`

/** What differs while its panel is shown. */
export const selectedTabStyles = css`
  border-bottom-color: var(--accent);
  color: var(--ink);
`
