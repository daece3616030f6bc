// The styled-components that browsers get. Shared packages are not tree-shaken, so this lists the only exports that the areas
// use. To add one, list it here and in .config/lint/eslint.config.mjs.
// Only the shell's startup uses the first one.
export {
  __PRIVATE__,
  createGlobalStyle,
  css,
  keyframes,
  styled,
} from 'styled-components/dist/styled-components.browser.esm.js'
