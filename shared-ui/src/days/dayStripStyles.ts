import { css } from 'styled-components'

/* As much of the accent on a surface, in the light and in the dark scheme: on dark it takes more to be seen. */
const tint = (light: number, dark: number) =>
  `light-dark(${[light, dark].map((percent) => `color-mix(in srgb, var(--accent) ${percent}%, var(--surface))`).join()})`

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
    padding-inline: 0 var(--space-2);
  }

  /* As far from the first one as the days they are about. */
  > ol > li + li {
    padding-inline-start: var(--space-1);
  }

  > ol > li > :nth-child(n) {
    display: block;
    margin: 0;
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
    background-color: ${tint(8, 14)};
    color: var(--ink);
  }

  [data-fill='tint-2'] > span {
    background-color: ${tint(17, 26)};
  }

  [data-fill='tint-3'] > span {
    background-color: ${tint(30, 40)};
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
    padding-inline-start: calc(5.5em + var(--space-2));
  }

  > ol > li > span {
    color: var(--ink-soft);
  }

  /* The names below each other begin at the same place, and so does what is said below them. */
  > ol > li > :first-child {
    min-width: 5.5em;
    margin-inline-start: calc(-5.5em - var(--space-2));
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
