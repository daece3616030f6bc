import { styled } from 'styled-components'

/** Events of a record, newest first: each `li` holds a sentence and its `time`. */
export const EventList = styled.ol`
  display: grid;
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;

  > li {
    display: grid;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);

    /* A date at the end of a sentence stays on one line. */
    text-wrap: balance;
  }

  > li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }

  time {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
