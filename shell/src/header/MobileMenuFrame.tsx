import { styled } from 'styled-components'
import { pageGutter } from '@fortnight/shared-ui/page/pageContainer'
import { wideHeaderMinWidth } from './breakpoint.ts'

/** The styled full-screen menu: a `details` element whose content covers the page. */
export const MobileMenuFrame = styled.details`
  @media (min-width: ${wideHeaderMinWidth}) {
    display: none;
  }

  > summary {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-small);
    cursor: pointer;
    list-style: none;
  }

  > summary::-webkit-details-marker,
  &[open] > summary > :first-child,
  &:not([open]) > summary > :last-child {
    display: none;
  }

  > div {
    position: fixed;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: var(--space-6);
    justify-content: space-between;
    padding: 88px ${pageGutter} var(--space-6);
    overflow-y: auto;
    overscroll-behavior: contain;
    background: var(--paper);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  nav a {
    display: block;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-family: var(--font-heading);
    font-size: var(--text-28);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  nav a[aria-current] {
    color: var(--accent);
  }

  [data-account] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }

  [data-account] > a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding-inline: var(--space-5);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media not all and (min-width: ${wideHeaderMinWidth}) {
    body:has(&[open]) {
      overflow: hidden;
    }
  }

  /* Without JavaScript nothing closes the menu, so it scrolls with the page and section links lead past it. */
  @media (scripting: none) {
    > div {
      position: absolute;
      inset: 0 0 auto;
      min-height: 100svh;
    }

    body:has(&[open]) {
      overflow: visible;
    }
  }
`
