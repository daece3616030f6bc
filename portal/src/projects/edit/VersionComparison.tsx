import { styled } from 'styled-components'
import type { FieldDifference } from './fieldDifferences.ts'

const Root = styled.div`
  display: grid;
  gap: var(--space-4);

  h3 {
    margin-bottom: var(--space-2);
    font-family: var(--font-body);
    font-size: var(--text-16);
  }

  dl {
    display: grid;
    gap: var(--space-3);
  }

  dl > div {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--paper);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  dd[data-absent] {
    color: var(--ink-soft);
  }

  @media (min-width: 40rem) {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

/** The user's and the stored version of a project side by side, field by field. */
export function VersionComparison({ differences }: { differences: FieldDifference[] }) {
  return (
    <Root>
      {differences.map(({ label, mine, theirs }) => (
        <div key={label}>
          <h3>{label}</h3>
          <dl>
            <div>
              <dt>Yours</dt>
              <Version text={mine} absent={mine === undefined ? 'You didn’t change this' : 'Empty'} />
            </div>
            <div>
              <dt>Theirs</dt>
              <Version text={theirs} absent="Empty" />
            </div>
          </dl>
        </div>
      ))}
    </Root>
  )
}

const Version = ({ text, absent }: { text: string | undefined; absent: string }) =>
  text ? <dd>{text}</dd> : <dd data-absent="">{absent}</dd>
