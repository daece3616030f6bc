import { css } from 'styled-components'

/** Styles of text controls. Below a text size of 16 px, phones zoom in on focus. */
export const controlStyles = css`
  width: 100%;
  min-height: 44px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-16);
  line-height: 1.5;
  transition: border-color 150ms;

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }

  &:hover {
    border-color: var(--ink-soft);
  }

  &:focus-visible {
    border-color: var(--ink);
    outline-offset: 1px;
  }

  /* When the calendar button inside a date field has focus, the field itself does not match :focus. */
  &:focus-within:not(:focus) {
    border-color: var(--ink);
    outline: 2px solid var(--ink);
    outline-offset: 1px;
  }

  &[aria-invalid='true'] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }

  &:disabled {
    background: var(--paper);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`
