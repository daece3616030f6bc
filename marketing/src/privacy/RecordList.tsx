import { styled } from 'styled-components'

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
    overflow-wrap: anywhere;
  }

  dd:last-child {
    color: var(--ink-soft);
  }

  @media (min-width: 800px) {
    > div {
      grid-template-columns: 3fr 5fr 4fr;
      align-items: first baseline;
    }
  }
`

type Props = { records: readonly { name: string; purpose: string; kept: string }[] }

/** What is stored: its name, what it is for, and how long it is kept. */
export function RecordList({ records }: Props) {
  return (
    <List>
      {records.map(({ name, purpose, kept }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{purpose}</dd>
          <dd>Kept: {kept}</dd>
        </div>
      ))}
    </List>
  )
}
