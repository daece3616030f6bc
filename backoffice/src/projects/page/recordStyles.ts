import { styled } from 'styled-components'

/** A tab with records of a project, such as its steps or its installments. */
export const Records = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 52rem;

  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-18);
  }
`

/** The list of the records; a numbered one `as="ol"`. */
export const RecordList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

/** A record: first a `div` with its name and facts, then its `RecordActions`. */
export const RecordItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > div:first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }

  p {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

/** What the team can do with a record. */
export const RecordActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button[data-size] {
    min-height: 44px;
  }
`
