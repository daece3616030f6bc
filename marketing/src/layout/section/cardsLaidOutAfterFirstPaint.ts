import { css } from 'styled-components'
import { endWaiting, fromMs, wait } from './laidOutAfterFirstPaint.ts'

/**
 * The same as `laidOutAfterFirstPaint` for a list of cards on phones, whose first three reach beyond the first screen. `height` is
 * roughly that of a card. On wide screens, cards in a row align their parts with each other, which they cannot while they wait.
 */
export const cardsLaidOutAfterFirstPaint = (height: string) => css`
  @media (max-width: 39.99rem) {
    @supports (overflow-anchor: auto) {
      > :nth-child(n + 4) {
        contain-intrinsic-block-size: auto ${height};
        transition: overflow-anchor 0s 1s allow-discrete;
      }

      :root:not([data-laid-out], :has(:target)) & > :nth-child(n + 4) {
        animation: ${wait} 1ms ${fromMs}ms backwards;
        overflow-anchor: none;
      }
    }
  }
`

/** A ref callback of a list of cards that are laid out after the first paint. */
export const endWaitingOf = (list: HTMLElement | null) => {
  if (list) endWaiting()
}
