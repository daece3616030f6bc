import { css } from 'styled-components'

/** Styles of the table of contents: folded above the text, and open beside it on wide screens. */
export const contentsStyles = css`
  nav {
    margin-bottom: var(--space-6);
    border-block: 1px solid var(--line);
    /* That of the text, so that its lines are as long. */
    font-size: var(--text-18);
  }

  nav > details,
  nav::before {
    font-size: var(--text-16);
  }

  nav summary {
    padding-block: var(--space-3);
    font-weight: 600;
  }

  /* Always open beside the text, where the browser can do that. */
  @supports selector(::details-content) {
    @media (min-width: 960px) {
      nav {
        padding-block: var(--space-3);
      }

      nav summary {
        display: none;
      }

      nav::before {
        content: 'On this page' / '';
        font-weight: 600;
      }

      nav details::details-content {
        content-visibility: visible;
      }
    }
  }

  nav ol {
    padding: 0;
    list-style: none;
  }

  nav li + li {
    margin: 0;
  }

  nav [data-level='3'] {
    padding-inline-start: var(--space-4);
  }

  nav a {
    display: block;
    padding-block: var(--space-2);
    color: var(--ink);
    line-height: 1.35;
    text-decoration-color: var(--line-strong);
  }

  nav a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
`
