import { css } from 'styled-components'

/* A container query decides between one row and weeks of seven days. */
const singleRow = css`
  > div {
    grid-template-columns: repeat(var(--days), 1fr);
  }

  > div > span[data-starts]:nth-child(n) {
    margin-inline-start: 3px;
  }

  > ol {
    grid-template-columns: repeat(var(--days), 1fr);
  }

  > ol > li {
    display: block;
    grid-row: 1;
    grid-column: var(--from) / var(--end);
    padding: var(--space-2) var(--space-1) 0 0;
  }

  > ol > li::before {
    display: none;
  }

  > ol > li > * {
    display: block;
  }
`

/** Styles of `DayStrip`. */
export const dayStripStyles = css`
  width: 100%;
  container-type: inline-size;
  font-variant-numeric: tabular-nums;

  [data-fill='soft'] {
    --fill: var(--accent-soft);
    --on-fill: var(--ink);
  }

  [data-fill='solid'] {
    --fill: var(--accent);
    --on-fill: var(--accent-ink);
  }

  > div {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    row-gap: var(--space-1);
    padding-inline-start: 1px;
  }

  > div > span {
    height: clamp(40px, 6.4cqi, 64px);
    margin-inline-start: -1px;
    padding: 3px;
    border: 1px solid var(--line-strong);
    background-color: var(--fill, var(--surface));
    color: var(--on-fill, var(--ink-soft));
    font-family: var(--font-heading);
    font-size: clamp(0.875rem, 0.7rem + 0.7cqi, 1.125rem);
    font-weight: 600;
    line-height: 1;
  }

  > div > span[data-starts] {
    margin-inline-start: 3px;
  }

  /* The line break separates these spans already. */
  > div > span[data-starts]:nth-child(7n + 1) {
    margin-inline-start: -1px;
  }

  > div > span > span {
    display: inline-grid;
    place-items: center;
    min-width: 1.75em;
    height: 1.75em;
  }

  /* Past days are crossed out and today is circled. */
  > div > span[data-time='past'] {
    background-image: linear-gradient(
      to bottom right,
      transparent calc(50% - 1px),
      color-mix(in srgb, currentColor 55%, transparent) calc(50% - 0.5px) calc(50% + 0.5px),
      transparent calc(50% + 1px)
    );
  }

  > div > span[data-time='now'] > span {
    border: 2px solid currentColor;
    border-radius: 50%;
    font-weight: 800;
  }

  > ol {
    display: grid;
    padding: 0;
    list-style: none;
    font-size: var(--text-14);
    line-height: 1.4;
  }

  > ol > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-2);
    padding-top: var(--space-2);
  }

  > ol > li::before {
    content: '';
    width: 0.75em;
    height: 0.75em;
    border: 1px solid var(--line-strong);
    background: var(--fill);
  }

  > ol > li > span {
    color: var(--ink-soft);
  }

  > ol > li > em {
    color: var(--accent);
    font-style: normal;
    font-weight: 600;
  }

  @container (min-width: 34rem) {
    &:not([data-long]) {
      ${singleRow}
    }
  }

  @container (min-width: 52rem) {
    ${singleRow}
  }
`
