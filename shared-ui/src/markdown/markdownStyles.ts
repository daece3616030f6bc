import { css } from 'styled-components'
import { codeStyles } from './codeStyles.ts'
import { contentsStyles } from './contentsStyles.ts'

/** Styles of rendered Markdown, its table of contents and its code. */
export const markdownStyles = css`
  overflow-wrap: anywhere;

  [data-text] {
    max-width: var(--measure);
    font-size: var(--text-18);
    line-height: 1.65;
  }

  [data-text] > * + * {
    margin-top: var(--space-4);
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    scroll-margin-top: var(--space-4);
    font-size: var(--text-18);
  }

  h2 {
    font-size: var(--text-28);
  }

  h3 {
    font-size: var(--text-22);
  }

  [data-text] > * + :is(h2, h3, h4, h5, h6) {
    margin-top: 2em;
  }

  :is(h2, h3, h4, h5, h6) > a {
    color: inherit;
    text-decoration: none;
  }

  :is(h2, h3, h4, h5, h6) > a:hover {
    text-decoration: underline;
    text-decoration-color: var(--accent);
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
  }

  li + li,
  li > :is(ul, ol) {
    margin-top: var(--space-2);
  }

  li::marker {
    color: var(--accent);
    font-variant-numeric: tabular-nums;
  }

  .contains-task-list {
    padding: 0;
    list-style: none;
  }

  .task-list-item input {
    margin: 0 0.5em 0 0;
  }

  /* The font has no italics, and browsers slant its letters into the space after them. */
  em {
    padding-inline-end: 0.08em;
  }

  blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: 3px solid var(--accent);
    color: var(--ink-soft);
  }

  blockquote > * + * {
    margin-top: var(--space-3);
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-large);
  }

  .table {
    overflow-x: auto;
    overflow-wrap: normal;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-16);
  }

  th,
  td {
    padding: var(--space-3) var(--space-4) var(--space-3) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }

  th {
    border-bottom: 2px solid var(--ink);
    font-size: var(--text-14);
  }

  :is(th, td)[align='right'] {
    padding-inline-start: var(--space-5);
    text-align: end;
    white-space: nowrap;
  }

  :is(th, td)[align='center'] {
    text-align: center;
  }

  .footnotes {
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
    font-size: var(--text-16);
  }

  .footnotes h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-18);
  }

  ${contentsStyles}
  ${codeStyles}
`
