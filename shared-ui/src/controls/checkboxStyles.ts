import { css } from 'styled-components'

/** The look of a checkbox: framed like the fields, because browsers fill an empty one gray on dark pages, as if disabled. */
export const checkboxStyles = css`
  flex: none;
  width: 20px;
  height: 20px;
  margin: 0;
  appearance: none;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);

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

  &:disabled {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
