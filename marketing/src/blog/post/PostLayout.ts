import { css, styled } from 'styled-components'

/** A narrow column for what a part of the post is, and a wide one for the part itself, where there is space. */
export const labelAndText = css`
  @media (min-width: 960px) {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
    gap: var(--space-7);
    align-items: start;
  }
`

/** The layout of a post on screen and in print. */
export const PostLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(var(--space-6), 4vw, var(--space-8));

  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(var(--space-5), 3vw, var(--space-7));
  }

  > article > header {
    display: grid;
    gap: var(--space-5);
  }

  h1 {
    max-width: 14.6em;
    font-size: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
    font-weight: 700;
    line-height: 1.05;
    letter-spacing: -0.035em;
  }

  h1 + p {
    max-width: 32em;
    color: var(--ink-soft);
    font-size: var(--text-22);
    line-height: 1.45;
  }

  > article > header > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-5);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-3);
    border-block: 1px solid var(--line);
  }

  /* Its lines wrap beside the button. A dot begins each part; those that begin a line are outside of the box and clipped. */
  > article > header > div > p {
    display: flex;
    flex: 1 1 12rem;
    flex-wrap: wrap;
    margin-inline-start: -1em;
    clip-path: inset(0 0 0 1em);
    font-size: var(--text-14);
  }

  > article > header > div > p > ::before {
    display: inline-block;
    width: 1em;
    content: '·' / '';
    text-align: center;
  }

  > article > header strong {
    color: var(--accent);
    font-weight: 600;
  }

  div:has(> [data-text]) {
    ${labelAndText}
  }

  > article > footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    ${labelAndText}

    h2 {
      font-family: var(--font-body);
      font-size: var(--text-16);
      letter-spacing: 0;
    }

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      padding: 0;
      list-style: none;
    }

    a {
      display: inline-block;
      padding: var(--space-2) var(--space-3);
      border: 1px solid var(--line-strong);
      border-radius: var(--radius-small);
      color: var(--ink);
      font-size: var(--text-14);
      text-decoration: none;
    }

    a:hover {
      border-color: var(--accent);
      color: var(--accent);
    }
  }

  @media (min-width: 960px) {
    /* The cover stands beside the title, so that the text begins on the first screen. */
    > article {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: var(--space-7);
      align-items: start;
    }

    > article > :not(header, img) {
      grid-column: 1 / -1;
    }

    > article > footer {
      align-items: baseline;
    }

    /* The table of contents stays visible beside the text. */
    nav:has(+ [data-text]) {
      position: sticky;
      top: 96px;
      margin: 0;
    }

    [data-text] {
      grid-column: 2;
    }
  }

  @media print {
    display: block;

    > article {
      display: block;
    }

    > article > header,
    > article > img {
      margin-bottom: var(--space-5);
    }

    h1 {
      font-size: 26pt;
    }

    article [data-text] {
      max-width: none;
      font-size: 11pt;
    }

    article table {
      font-size: 10pt;
    }

    nav,
    > article > footer {
      display: none;
    }

    h2,
    h3 {
      break-after: avoid;
    }

    pre,
    blockquote,
    tr,
    img {
      break-inside: avoid;
    }

    pre {
      white-space: pre-wrap;
    }

    /* Print the URL of external links. */
    [data-text] a[target]::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
    }
  }
`
