import { styled } from 'styled-components'

/** A list of what happened, newest first: in every `li` a sentence, then its `time`. */
export const EventList = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }

  time {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
