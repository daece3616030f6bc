import { css, keyframes } from 'styled-components'

const fade = keyframes`
  from {
    mask-image: linear-gradient(to right, #000 calc(100% - 3rem), transparent);
  }

  1%, 99% {
    mask-image: linear-gradient(to right, transparent, #000 3rem calc(100% - 3rem), transparent);
  }

  to {
    mask-image: linear-gradient(to right, transparent, #000 3rem);
  }
`

/** Fades a row that scrolls sideways on the sides where it goes on; where all of it fits, and in older browsers, nothing. */
export const fadingEdges = css`
  scrollbar-width: none;
  animation: ${fade} linear both;
  animation-timeline: scroll(self inline);
`
