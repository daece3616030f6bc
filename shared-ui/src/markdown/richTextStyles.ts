import { css } from 'styled-components'

const indentRules = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => `.ql-indent-${level}{margin-inline-start:${level * 2}em;}`)

const codeStyles = css`
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--ink) 7%, var(--surface));
  color: var(--ink);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.9em;
`

const codeBlockStyles = css`
  padding: var(--space-3) var(--space-4);
  overflow-x: auto;
  white-space: pre;
  overflow-wrap: normal;
`

/** Styles of rich text. */
export const richTextStyles = css`
  max-width: var(--measure);
  overflow-wrap: anywhere;

  &[data-format='text'] {
    white-space: pre-line;
  }

  > div > * + * {
    margin-top: var(--space-3);
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    color: var(--ink);
    font-size: var(--text-18);
  }

  > div > * + :is(h1, h2, h3, h4, h5, h6) {
    margin-top: var(--space-5);
  }

  h1,
  h2 {
    font-size: var(--text-22);
  }

  strong {
    color: var(--ink);
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  li + li,
  li > :is(ul, ol) {
    margin-top: var(--space-1);
  }

  li::marker {
    color: var(--accent);
  }

  blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--accent);
  }

  code,
  pre {
    ${codeStyles}
  }

  code {
    padding: 0.1em 0.3em;
  }

  pre {
    ${codeBlockStyles}
  }

  pre code {
    padding: 0;
    background: none;
  }

  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    overflow-wrap: normal;
  }

  th,
  td {
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
`

/** Styles of the classes that the editor writes. Separate, because few texts contain them. */
export const editorClassStyles = css`
  .ql-syntax,
  .ql-code-block {
    ${codeStyles}
  }

  .ql-code-block-container {
    ${codeBlockStyles}
  }

  .ql-align-center {
    text-align: center;
  }

  .ql-align-right {
    text-align: right;
  }

  .ql-align-justify {
    text-align: justify;
  }

  .ql-direction-rtl {
    direction: rtl;
  }

  ${indentRules.join('')}
`
