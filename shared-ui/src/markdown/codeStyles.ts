import { css } from 'styled-components'
import { fadingEdges } from '../page/fadingEdges.ts'

/** Styles of code and of its syntax highlighting, in colors with enough contrast in both schemes. */
export const codeStyles = css`
  code,
  pre {
    border-radius: var(--radius-small);
    background: var(--surface);
    font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    font-size: 0.875em;
  }

  /* In one piece where it fits on a line, because browsers break names at hyphens. */
  code {
    display: inline-block;
    max-width: 100%;
    padding: 0.1em 0.3em;
    line-height: 1.4;
    box-shadow: inset 0 0 0 1px var(--line);
  }

  pre {
    padding: var(--space-4);
    border: 1px solid var(--line);
    overflow-x: auto;
    line-height: 1.6;
    overflow-wrap: normal;
    ${fadingEdges}
    scrollbar-width: thin;
  }

  pre.plain {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  /* Links underline their text only. */
  a code {
    display: inline;
  }

  pre code {
    display: block;
    max-width: none;
    padding: 0;
    line-height: inherit;
    background: none;
    box-shadow: none;
    font-size: inherit;
  }

  .hljs-comment,
  .hljs-quote,
  .hljs-meta {
    color: var(--ink-soft);
    font-style: italic;
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-built_in,
  .hljs-name,
  .hljs-deletion {
    color: var(--accent);
  }

  .hljs-string,
  .hljs-regexp,
  .hljs-addition {
    color: var(--positive);
  }

  .hljs-number,
  .hljs-literal,
  .hljs-symbol,
  .hljs-variable,
  .hljs-template-variable {
    color: var(--warning);
  }

  .hljs-title,
  .hljs-attr,
  .hljs-attribute,
  .hljs-property,
  .hljs-type,
  .hljs-section {
    color: var(--info);
  }
`
