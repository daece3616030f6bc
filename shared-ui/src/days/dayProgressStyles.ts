import { css } from 'styled-components'

/** Further styles of a strip in progress or with dates. */
export const dayProgressStyles = css`
  > div:has(small) {
    row-gap: var(--space-3);
  }

  [data-fill='outline'] > span {
    position: relative;
    border-color: var(--accent);
    color: var(--accent);
  }

  [data-fill='paused'] > span {
    position: relative;
    border-color: var(--warning);
    box-shadow: inset 0 0 0 1px var(--warning);
    color: var(--warning);
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

  /* In narrow cells, only below their numbers. */
  @container (max-width: 51.99rem) {
    [data-time='past'] > span {
      background-position: bottom;
      background-size: 100% 50%;
      background-repeat: no-repeat;
    }
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

  /* Where both do not fit on a line, the months are above the days of the week. */
  small > span {
    display: flex;
    column-gap: 0.25em;
    padding-inline-end: 0.5em;
  }

  @container (max-width: 51.99rem) {
    small > span {
      flex-direction: column;

      > :last-child {
        order: -1;
      }
    }
  }

  @container (max-width: 51.99rem) {
    small {
      position: relative;
      padding-top: 1lh;
    }

    small > span > :nth-last-child(2) {
      position: absolute;
      inset: 0 auto auto 0;
    }
  }

  /* Later rows of days that are all in the month of the first one need no line for it. */
  @container (max-width: 33.99rem) {
    > div:not(:has(> :nth-child(n + 8) > small > span > :nth-child(2))) > :nth-child(n + 8) > small {
      padding-top: 0;
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

  > ol > li > em[data-paused] {
    color: var(--warning);
  }
`
