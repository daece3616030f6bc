import { css } from 'styled-components'

/** The look of a radio button: framed like a checkbox, because browsers fill an empty one gray on dark pages, as if disabled. */
export const radioStyles = css`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  appearance: none;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);

  &:checked {
    border: 6px solid var(--accent);
  }

  &:disabled {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
