import { css } from 'styled-components'

/** What a button is for. `danger` begins something destructive, `dangerFilled` carries it out in the confirming dialog. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerFilled'

/** Size of a button; `small` is for dense tables and toolbars only. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** Styles of buttons and of links that look like buttons. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 44px;
  padding: var(--space-2) var(--space-4);
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: var(--accent);
  color: var(--accent-ink);
  font-family: var(--font-body);
  font-size: var(--text-16);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 150ms,
    border-color 150ms;

  &:hover {
    background: color-mix(in srgb, var(--accent) 88%, var(--ink));
  }

  &[data-variant='secondary'] {
    background: var(--surface);
    border-color: var(--line-strong);
    color: var(--ink);
  }

  &[data-variant='ghost'] {
    background: transparent;
    color: var(--ink);
  }

  &[data-variant='secondary']:hover,
  &[data-variant='ghost']:hover {
    background: color-mix(in srgb, var(--ink) 7%, var(--surface));
  }

  &[data-variant='danger'] {
    background: var(--surface);
    border-color: var(--danger);
    color: var(--danger);
  }

  &[data-variant='danger']:hover {
    background: var(--danger-soft);
  }

  &[data-variant='dangerFilled'] {
    background: var(--danger);
  }

  &[data-variant='dangerFilled']:hover {
    background: color-mix(in srgb, var(--danger) 88%, var(--ink));
  }

  &[data-size='small'] {
    /* Between small bold words, the font has little space. */
    word-spacing: 0.06em;
    min-height: 32px;
    padding: var(--space-1) var(--space-3);
    font-size: var(--text-14);
  }

  &[data-size='large'] {
    min-height: 52px;
    padding: var(--space-3) var(--space-5);
    font-size: var(--text-18);
  }

  &:active {
    scale: 0.98;
  }

  /* Looks unavailable, also while hovered, but stays readable. */
  &&:disabled,
  &&[aria-disabled='true'] {
    scale: none;
    border-color: var(--line);
    background: color-mix(in srgb, var(--ink) 8%, var(--surface));
    color: color-mix(in srgb, var(--ink) 60%, var(--surface));
    cursor: not-allowed;
  }

  &&[data-variant='ghost']:is(:disabled, [aria-disabled='true']) {
    border-color: transparent;
    background: transparent;
  }

  > svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }
`
