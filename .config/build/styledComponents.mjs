// What the browser gets as styled-components: a shared package is never tree-shaken, and these names are all that the
// areas use. Add one here, and in eslint.config.mjs, when a component needs it.
export { createGlobalStyle, css, keyframes, styled } from 'styled-components/dist/styled-components.browser.esm.js'
