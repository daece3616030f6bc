import { css, keyframes } from 'styled-components'

const wait = keyframes`
  from, to {
    content-visibility: auto;
  }
`

const intervalMs = 100

type Options = {
  /** When the first one is laid out, in milliseconds after the first paint. */
  fromMs: number
  /** In how many portions. */
  portions: number
  /** The height of each before it is laid out. */
  height: string
  /** Selects what waits in each element; the element itself when left out. */
  content?: ReturnType<typeof css>
}

/**
 * Styles with which the browser shows the first screen before it lays out what is far from it, in portions: each element a tenth
 * of a second after the one before it, or when it comes near the screen. [START-10]
 *
 * Not when a link leads to a part of the page, whose place depends on real heights, nor on pages that are opened in the app, which
 * return to where they were scrolled to. Safari does not keep what is on screen where it is while heights change.
 *
 * Other browsers hold one element on screen where it is (scroll anchoring), but not when its styles or those of an element around
 * it change. So they must not choose one in what waits, until a second after hydration, which ends all waiting at once.
 */
export const laidOutAfterFirstPaint = ({ fromMs, portions, height, content }: Options) => css`
  @supports (overflow-anchor: auto) {
    & ${content} {
      contain-intrinsic-block-size: auto ${height};
      --wait: ${fromMs}ms;
      transition: overflow-anchor 0s 1s allow-discrete;
    }

    :root:not([data-hydrated], :has(:target)) & ${content} {
      animation: ${wait} 1ms var(--wait) backwards;
      overflow-anchor: none;
    }

    ${Array.from(
      { length: portions - 1 },
      (_, index) => css`
        &:nth-of-type(${portions}n + ${index + 2}) ${content} {
          --wait: ${fromMs + (index + 1) * intervalMs}ms;
        }
      `,
    )}
  }
`
