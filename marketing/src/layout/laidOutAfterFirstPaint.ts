import { css, keyframes } from 'styled-components'

const wait = keyframes`
  from, to {
    content-visibility: auto;
  }
`

const intervalMs = 100
// No page has more of them beside each other.
const count = 8

type Options = {
  /** When the first one is laid out, in milliseconds after the first paint. */
  fromMs: number
  /** The height of each until then, on narrow and on wide screens. */
  heights: readonly [narrow: string, wide: string]
}

/**
 * Styles with which the browser shows the first screen before it lays out what is far from it, in portions: each element a tenth
 * of a second after the one before it, or when it comes near the screen. [START-10]
 *
 * Not when a link leads to a part of the page, whose place depends on real heights, nor on pages that are opened in the app, which
 * return to where they were scrolled to. Safari does not keep what is on screen where it is while heights change.
 */
export const laidOutAfterFirstPaint = ({ fromMs, heights: [narrow, wide] }: Options) => css`
  @media screen {
    @supports (content-visibility: auto) and (overflow-anchor: auto) {
      contain-intrinsic-block-size: auto ${narrow};

      @media (min-width: 600px) {
        contain-intrinsic-block-size: auto ${wide};
      }

      :root:not([data-hydrated], :has(:target)) & {
        animation-name: ${wait};
        animation-duration: 1ms;
        animation-fill-mode: backwards;
      }

      ${Array.from({ length: count }, (_, index) => delayOf(index, fromMs))}
    }
  }
`

const delayOf = (index: number, fromMs: number) => css`
  &:nth-of-type(${index + 1}) {
    animation-delay: ${fromMs + index * intervalMs}ms;
  }
`
