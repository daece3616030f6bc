import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** A tab with records of a project, such as its steps: first `Records`, then their `RecordHistory`, on wide screens beside them. */
export const RecordsWithHistory = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: start;
  }
`

/** The records, and what can be done with all of them. */
export const Records = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  h3 {
    font-size: var(--text-18);
  }
`

/** What happened to the records. */
export const RecordHistory = styled(Card)`
  h3 {
    margin-bottom: var(--space-1);
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
    margin-bottom: var(--space-1);
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
`
