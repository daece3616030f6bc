import { styled } from 'styled-components'
import { clampedLines } from '../list/clampedLines.ts'

/** A project of the inbox: its name and where it stands in the `header`, the last message, and a `footer` with what can be done. */
export const InboxCard = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding-bottom: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow: clip;
  scroll-margin-block: calc(var(--header) + var(--space-3)) var(--space-4);

  &:focus-within {
    border-color: var(--line-strong);
  }

  > * {
    padding-inline: var(--space-4);
  }

  > header,
  > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-5);
  }

  > header {
    margin-bottom: var(--space-1);
    padding-top: var(--space-3);
  }

  > header > div:first-child {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > header > [data-part='progress'] {
    flex: 1 1 16rem;
    color: var(--ink-soft);
    font-size: var(--text-14);

    @media (min-width: 40rem) {
      max-width: 18rem;
    }
  }

  /* Like the dashboard's notice that someone waits for us. */
  &[data-waiting] {
    border-color: color-mix(in srgb, var(--accent) 30%, var(--line));

    > header {
      padding-bottom: var(--space-3);
      border-bottom: 1px solid color-mix(in srgb, var(--accent) 30%, var(--line));
      background: var(--accent-soft);
    }

    [data-time='ahead'] > span {
      background-color: var(--surface);
    }
  }

  &[data-unread]::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 4px;
    background: var(--accent);
    content: '';
  }

  /* The status and the number of new messages are beside the name. */
  h2 {
    display: inline;
    margin-inline-end: var(--space-2);
    font-family: var(--font-body);
    font-size: var(--text-18);
    font-weight: 600;
    line-height: 1.3;
  }

  h2 ~ span {
    margin-inline-end: var(--space-1);
    vertical-align: 2px;
  }

  h2 > a:not(:hover) {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  header small {
    display: block;
    margin-top: var(--space-1);
  }

  > [data-part='last'] {
    overflow-wrap: anywhere;

    > p {
      ${clampedLines(3)}
      max-width: 48rem;
    }
  }

  > footer {
    margin-top: var(--space-1);
  }

  > footer > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  @media (max-width: 30rem) {
    > footer > :is(div, label) {
      flex: 1 1 100%;
    }
  }
`
