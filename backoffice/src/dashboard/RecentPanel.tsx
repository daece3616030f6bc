import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Link } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { clampedLines } from '../list/clampedLines.ts'

const Root = styled(Card)`
  container: panel / inline-size;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
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

  h2 > small {
    margin-inline-start: var(--space-1);
    color: var(--ink-soft);
    font-family: var(--font-body);
    font-size: var(--text-14);
    font-weight: 400;
  }

  > header > a {
    font-size: var(--text-14);
  }
`

/** The rows of a panel: each `li` holds its name as `h3`, whose it is, a `div` with short facts in one line, and the rest. */
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

  > li > h3 + div,
  > li > h3 + p + div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
    margin-top: var(--space-1);

    > :last-child {
      margin-inline-start: auto;
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

  time {
    white-space: nowrap;
  }

  [data-clamp] {
    ${clampedLines(1)}
  }
`

type Props = {
  title: string
  /** Which rows are shown, and in which order. */
  note?: string
  listLink: { to: string; label: string }
  errorTitle: string
  lines?: number
  children: ReactNode
}

/** A panel with its own loading and error states and a link to the whole list. [ADMIN-DASH-4] */
export function RecentPanel({ title, note, listLink, errorTitle, lines = 5, children }: Props) {
  return (
    <Root as="section" aria-label={title}>
      <header>
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
        <Link to={listLink.to}>{listLink.label}</Link>
      </header>
      <PageBoundary fallback={<Skeleton lines={lines} />} errorTitle={errorTitle}>
        {children}
      </PageBoundary>
    </Root>
  )
}
