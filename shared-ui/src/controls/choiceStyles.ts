import { css } from 'styled-components'

/* Framed like the fields, because browsers fill an empty one gray on dark pages, as if disabled. */
const frame = css`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  appearance: none;
  border: 1px solid var(--line-strong);
  background: var(--surface);

  &:disabled {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

/** The look of a checkbox. */
export const checkboxStyles = css`
  ${frame}
  border-radius: var(--radius-small);

  &:is(:checked, :indeterminate) {
    border-color: var(--accent);
    background: var(--accent);
  }

  &:is(:checked, :indeterminate)::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--accent-ink);
    clip-path: polygon(16% 50%, 26% 40%, 42% 56%, 74% 22%, 84% 32%, 42% 76%);
  }

  &:indeterminate::before {
    clip-path: inset(44% 20%);
  }
`

/** The look of a radio button. */
export const radioStyles = css`
  ${frame}
  border-radius: 50%;

  &:checked {
    border: 6px solid var(--accent);
  }
`
