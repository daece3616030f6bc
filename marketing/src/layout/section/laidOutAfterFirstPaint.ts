import { css, keyframes } from 'styled-components'
import { PageContainer } from '../PageContainer.tsx'

/** Keeps what is far from the screen from being laid out. */
export const wait = keyframes`
  from, to {
    content-visibility: auto;
  }
`

/** When the first section is laid out, in milliseconds after the first paint; each further one comes an interval later. */
export const fromMs = 400
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
