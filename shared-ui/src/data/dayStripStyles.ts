import { css } from 'styled-components'

/* A container query decides between one row and rows of seven days. */
const singleRow = css`
  > div {
    grid-template-columns: repeat(var(--days), 1fr);
  }

  > div > span[data-starts]:nth-child(n) {
    margin-inline-start: 3px;
  }

  > ol {
    grid-template-columns: repeat(var(--days), 1fr);
    row-gap: 0;
  }

  > ol > li {
    display: block;
    grid-row: 1;
    grid-column: var(--from) / var(--end);
    padding-inline-end: var(--space-3);
  }

  /* As far from the first one as the days they are about. */
  > ol > li + li {
    padding-inline-start: var(--space-1);
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

  > div {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    row-gap: var(--space-1);
    padding-inline-start: 1px;
  }

  > div > span {
    min-width: 0;
    margin-inline-start: -1px;
  }

  > div > span[data-starts] {
    margin-inline-start: 3px;
  }

  /* The line break separates these spans already. */
  > div > span[data-starts]:nth-child(7n + 1) {
    margin-inline-start: -1px;
  }

  > div > span > span {
    display: block;
    height: clamp(40px, 6.4cqi, 64px);
    padding: 3px 3px 3px 7px;
    border: 1px solid var(--line-strong);
    color: var(--ink-soft);
    font-family: var(--font-heading);
    font-size: clamp(0.875rem, 0.7rem + 0.7cqi, 1.125rem);
    font-weight: 600;
    line-height: 1.75;
  }

  [data-fill^='tint'] > span {
    background-color: color-mix(in srgb, var(--accent) 8%, var(--surface));
    color: var(--ink);
  }

  [data-fill='tint-2'] > span {
    background-color: color-mix(in srgb, var(--accent) 17%, var(--surface));
  }

  [data-fill='tint-3'] > span {
    background-color: color-mix(in srgb, var(--accent) 30%, var(--surface));
  }

  [data-fill='solid'] > span {
    border-color: color-mix(in srgb, var(--ink) 40%, var(--accent));
    background-color: var(--accent);
    color: var(--accent-ink);
  }

  > ol {
    display: grid;
    row-gap: var(--space-1);
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
    font-size: var(--text-14);
    line-height: 1.4;
  }

  > ol > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: var(--space-2);
  }

  > ol > li > span {
    color: var(--ink-soft);
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

/** Further styles of a strip in progress or with dates. Separate, because no public page shows one. */
export const dayProgressStyles = css`
  > div:has(small) {
    row-gap: var(--space-3);
  }

  [data-fill='outline'] > span {
    position: relative;
    border-color: var(--accent);
    color: var(--accent);
  }

  /* Past days are crossed out and today is circled. */
  [data-time='past'] > span {
    background-image: linear-gradient(
      to bottom right,
      transparent calc(50% - 1px),
      color-mix(in srgb, currentColor 55%, transparent) calc(50% - 0.5px) calc(50% + 0.5px),
      transparent calc(50% + 1px)
    );
  }

  [data-time='now'] > span {
    padding-inline-start: 3px;
  }

  b {
    display: inline-grid;
    place-items: center;
    min-width: 1.75em;
    height: 1.75em;
    border: 2px solid currentColor;
    border-radius: 50%;
    font-weight: 800;
    line-height: 1;
  }

  small {
    display: block;
    margin-top: var(--space-1);
    padding-inline-end: 3px;
    color: var(--ink-soft);
    font-size: var(--text-14);
    line-height: 1.3;
  }

  /* Where both do not fit on a line, only the day is shown. */
  small > span {
    display: flex;
    flex-flow: row-reverse wrap;
    justify-content: flex-end;
    column-gap: 0.25em;
    height: 1lh;
    padding-inline-end: 0.5em;
    overflow: hidden;

    > :last-child {
      order: -1;
    }
  }

  [data-time='now'] > small {
    color: var(--accent);
    font-weight: 600;
  }

  > ol > li > em {
    color: var(--accent);
    font-style: normal;
    font-weight: 600;
  }
`
