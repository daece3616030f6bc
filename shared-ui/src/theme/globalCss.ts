import { fontFaces } from './fontFaces.ts'
import { colorVariables, darkColors, commonVariables, lightColors } from './tokens.ts'

/**
 * The fonts, the tokens of both schemes and the base styles of every page, as plain CSS for a style element of the document:
 * browsers download no script for it, and it never changes, so a loaded font stays in use.
 * The dark scheme follows the system unless `data-theme` on the root element overrides it. Any element may have a scheme of its own.
 */
export const globalCss: string = `
  ${fontFaces}

  :root, [data-theme='light'] {
    color-scheme: light;
    ${colorVariables(lightColors)}
    ${commonVariables}
  }

  /* Print uses the light scheme. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${colorVariables(darkColors)}
    }
  }

  @media screen {
    [data-theme='dark'] {
      color-scheme: dark;
      ${colorVariables(darkColors)}
    }
  }

  *, ::before, ::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Keeps what the browser scrolls into view, such as the focused element, out from under the header. */
    scroll-padding-top: calc(var(--header) + 8px);
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: var(--text-16)/1.6 var(--font-body);
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre {
    margin: 0;
  }

  h1, h2, h3, h4, h5, h6 {
    font-family: var(--font-heading);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.02em;
    word-spacing: 0.04em;
    text-wrap: balance;
  }

  /* Smaller ones need more room between words. */
  h3, h4, h5, h6 {
    letter-spacing: -0.01em;
    word-spacing: 0.06em;
  }

  h1 {
    font-size: var(--text-48);
  }

  h2 {
    font-size: var(--text-36);
  }

  h3 {
    font-size: var(--text-22);
  }

  h4, h5, h6 {
    font-size: var(--text-18);
  }

  p, li, td, dd {
    text-wrap: pretty;
  }

  a {
    color: var(--accent);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  img, svg, video {
    max-width: 100%;
    height: auto;
  }

  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }

  table, data {
    font-variant-numeric: tabular-nums;
  }

  hr {
    border: 0;
    border-top: 1px solid var(--line);
    margin: 0;
  }

  :focus-visible {
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  /* Focused by script to move the keyboard position; it cannot be operated, so it needs no focus ring. */
  :is(main, section)[tabindex='-1']:focus-visible {
    outline: 0;
  }

  /* A page is loading, or a press waits for its scripts. */
  :root[data-busy]::before {
    content: '';
    position: fixed;
    z-index: 60;
    inset: 0 0 auto;
    height: 3px;
    background: var(--accent);
    animation: advance 8s cubic-bezier(0.1, 0.6, 0.2, 1) both;
  }

  :is(a, button)[data-busy] {
    opacity: 0.7;
  }

  @keyframes advance {
    from { clip-path: inset(0 96% 0 0); }
    to { clip-path: inset(0 4% 0 0); }
  }

  ::selection {
    background: var(--accent);
    color: var(--accent-ink);
  }

  @media (prefers-reduced-motion: no-preference) {
    /* Pages that load in full fade into each other. */
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(root) {
      animation-duration: 150ms;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      /* A short duration instead would animate inherited changes one element after the other down the tree. */
      transition-property: none !important;
      scroll-behavior: auto !important;
    }
  }
`
