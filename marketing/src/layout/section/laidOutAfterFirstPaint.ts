import { css, keyframes } from 'styled-components'
import { PageContainer } from './PageContainer.tsx'

const wait = keyframes`
  from, to {
    content-visibility: auto;
  }
`

/** When the first section is laid out, in milliseconds after the first paint; each further one comes an interval later. */
const fromMs = 400
const intervalMs = 100
const portions = 7

/**
 * Styles of a section with which the browser shows the first screen before it lays out what is far from it, in portions: the
 * content of each section a tenth of a second after the one before it, or when it comes near the screen. [START-10]
 *
 * Not when a link leads to a part of the page, whose place depends on real heights, nor on pages that are opened in the app, which
 * return to where they were scrolled to. Safari does not keep what is on screen where it is while heights change.
 *
 * Other browsers hold one element on screen where it is (scroll anchoring), but not when its styles or those of an element around
 * it change. So they must not choose one in what waits, until a second after `endWaiting` has ended that.
 */
export const laidOutAfterFirstPaint = css`
  @supports (overflow-anchor: auto) {
    > ${PageContainer} {
      contain-intrinsic-block-size: auto 55rem;
      --wait: ${fromMs}ms;
      transition: overflow-anchor 0s 1s allow-discrete;
    }

    :root:not([data-laid-out], :has(:target)) & > ${PageContainer} {
      animation: ${wait} 1ms var(--wait) backwards;
      overflow-anchor: none;
    }

    ${Array.from(
      { length: portions - 1 },
      (_, index) => css`
        &:nth-of-type(${portions}n + ${index + 2}) > ${PageContainer} {
          --wait: ${fromMs + (index + 1) * intervalMs}ms;
        }
      `,
    )}
  }
`

/**
 * The same for a list of cards on phones, whose first three reach beyond the first screen. `height` is roughly that of a card. On
 * wide screens, cards in a row align their parts with each other, which they cannot while they wait.
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

let isEnding = false

/**
 * Ends the waiting of all sections: on the page that the server has sent once each has had its turn, so that hydrating it does not
 * lay out all of them in one task, and at once on one that is opened in the app.
 */
export function endWaiting() {
  const { dataset } = document.documentElement
  const end = () => (dataset.laidOut = '')
  if (dataset.hydrated !== undefined) end()
  else if (!isEnding) setTimeout(end, fromMs + portions * intervalMs)
  isEnding = true
}

/** A ref callback of a list of cards that are laid out after the first paint. */
export const endWaitingOf = (list: HTMLElement | null) => {
  if (list) endWaiting()
}
