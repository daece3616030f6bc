import { css, styled } from 'styled-components'

const columns = css`
  grid-template-columns: 3fr 5fr 4fr;
  column-gap: var(--space-6);
`

/* On phones each entry says "Kept" itself, so it needs no column names. */
const ColumnNames = styled.div`
  display: none;
  padding-block: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);
  font-weight: 600;

  @media (min-width: 45rem) {
    display: grid;
    ${columns}
  }
`

const List = styled.dl`
  > div {
    display: grid;
    gap: var(--space-2) var(--space-6);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  > div:last-child {
    border-bottom: 1px solid var(--line);
  }

  dt {
    font-family: var(--font-heading);
    font-size: var(--text-18);
    font-weight: 700;
  }

  code {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  dd {
    max-width: var(--measure);
  }

  dd:last-child {
    color: var(--ink-soft);
  }

  @media (min-width: 45rem) {
    > div {
      ${columns}
      align-items: first baseline;
    }

    dd > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`

/** `keys` are the names under which a browser stores it. */
type StoredRecord = { name: string; keys?: readonly string[]; purpose: string; kept: string }

/** What is stored: its name, what it is for, and how long it is kept. */
export function RecordList({ records }: { records: readonly StoredRecord[] }) {
  return (
    <>
      <ColumnNames aria-hidden="true">
        <span>What</span>
        <span>Details</span>
        <span>Kept</span>
      </ColumnNames>
      <List>
        {records.map(({ name, keys, purpose, kept }) => (
          <div key={name}>
            <dt>
              {name}
              {keys?.map((key) => (
                <code key={key}>{key}</code>
              ))}
            </dt>
            <dd>{purpose}</dd>
            <dd>
              <span>Kept: </span>
              {kept}
            </dd>
          </div>
        ))}
      </List>
    </>
  )
}
