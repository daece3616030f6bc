import { styled } from 'styled-components'
import { Table } from '@fortnight/shared-ui/data/Table'
import { ValueBar } from '@fortnight/shared-ui/data/ValueBar'
import type { ErrorCount } from '@fortnight/supabase/telemetry/clientErrors'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);

  h2 {
    font-size: var(--text-22);
  }

  th {
    overflow-wrap: anywhere;
  }

  /* The bars take the room that the names leave. */
  td > span {
    width: auto;
  }
`

type Props = {
  title: string
  /** Header of the first column. */
  name: string
  rows: ErrorCount[]
  /** What an empty name means. */
  unknown?: string
}

/** How often an error was seen with each value, most often first. */
export function CountTable({ title, name, rows, unknown }: Props) {
  const most = Math.max(0, ...rows.map(({ count }) => count))
  return (
    <Root>
      <h2>{title}</h2>
      <Table caption={title}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">Times in 30 days</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name || unknown}</th>
              <td>
                <ValueBar value={row.count} max={most}>
                  {row.count.toLocaleString('en-US')}
                </ValueBar>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  )
}
