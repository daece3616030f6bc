import { css } from 'styled-components'

/** Styles in the dark scheme, which the visitor or else the system chooses: for what `light-dark()` does not take, such as images. */
export const inDarkScheme = (styles: string) => css`
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${styles}
    }
  }

  :root[data-theme='dark'] & {
    ${styles}
  }
`
