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

/** The rows of a panel, newest first. */
export const RecentList = styled.ul`
  padding: 0;
  font-size: var(--text-14);
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > li > :last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-2);
  }

  /* What is beside the names is in columns where it has room. */
  @media (min-width: 40rem) and (max-width: 63.99rem), (min-width: 75rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    column-gap: var(--space-3);

    > li {
      display: grid;
      row-gap: 0;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }

    > li > :is(:first-child, :last-child) {
      display: contents;
    }

    /* Only a name is beside them, so that its text takes fewer lines. */
    > li > :first-child > * {
      grid-column: 1 / -1;
    }

    > li > :first-child > h3 {
      grid-area: 1 / 1;
    }

    > li > :last-child > * {
      grid-area: 1 / 2;
      justify-self: start;
    }

    > li > :last-child > :last-child {
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

  h3 + p {
    margin-top: var(--space-1);
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
