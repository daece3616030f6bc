import { styled } from 'styled-components'

/** Styles of the share menu: a button with a dropdown list. */
export const ShareMenuDetails = styled.details`
  position: relative;

  summary {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: 44px;
    padding-inline: var(--space-4);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    background: var(--surface);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    background: color-mix(in srgb, var(--ink) 7%, var(--surface));
  }

  ul {
    position: absolute;
    z-index: 10;
    inset-inline-end: 0;
    min-width: 14rem;
    margin-top: var(--space-2);
    padding: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    box-shadow: 0 8px 24px rgb(0 0 0 / 12%);
    list-style: none;
  }

  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0 var(--space-3);
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--ink);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  li {
    position: relative;
  }

  [role='status'] {
    position: absolute;
    inset: 0 var(--space-3) 0 auto;
    align-content: center;
    color: var(--positive);
    font-size: var(--text-14);
    font-weight: 600;
    pointer-events: none;
  }

  a:hover,
  button:hover {
    background: color-mix(in srgb, var(--ink) 7%, transparent);
  }

  @media print {
    display: none;
  }
`
