import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Link } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { clampedLines } from '../list/clampedLines.ts'

/* Its text has the edge of that in the cards above. */
const Root = styled(Card)`
  padding: var(--space-4);

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    margin-bottom: var(--space-3);
  }

  h2 {
    font-size: var(--text-18);
  }

  > header > a {
    font-size: var(--text-14);
  }
`

/** The rows of a panel, newest first: each `li` holds its name as `h3`, a `div` with its state and date, and the rest. */
export const RecentList = styled.ul`
  padding: 0;
  font-size: var(--text-14);
  list-style: none;

  > li {
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li > h3 + div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-2);
  }

  > li > h3 ~ :nth-child(-n + 3) {
    margin-top: var(--space-1);
  }

  /* State and date are in columns where they have room. */
  @media (min-width: 40rem) and (max-width: 63.99rem), (min-width: 75rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: var(--space-3);

    > li {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
      align-items: baseline;
    }

    > li > :not(h3) {
      grid-column: 1 / -1;
    }

    > li > h3 + div {
      display: contents;
    }

    > li > h3 + div > * {
      grid-column: 2;
      justify-self: start;
    }

    > li > h3 + div > :last-child {
      grid-column: 3;
      justify-self: end;
    }
  }

  h3 {
    line-height: 1.4;
    font-family: var(--font-body);
    font-size: var(--text-16);
    font-weight: 600;
    text-wrap: pretty;
  }

  h3 > a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  p,
  time {
    color: var(--ink-soft);
  }

  [data-clamp] {
    ${clampedLines(2)}
  }
`

type Props = { title: string; listLink: { to: string; label: string }; errorTitle: string; children: ReactNode }

/** A panel with its own loading and error states and a link to the whole list. [ADMIN-DASH-4] */
export function RecentPanel({ title, listLink, errorTitle, children }: Props) {
  return (
    <Root as="section" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={listLink.to}>{listLink.label}</Link>
      </header>
      <PageBoundary fallback={<Skeleton lines={5} />} errorTitle={errorTitle}>
        {children}
      </PageBoundary>
    </Root>
  )
}
