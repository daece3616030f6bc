import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { Difference } from './versions.ts'

const Root = styled.section`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-18);
  }

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
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

type Props = { differences: Difference[]; onKeepMine: () => void; onTakeTheirs: () => void }

/** Somebody has changed the project since the form was filled: both versions side by side, and the choice. */
export function ConflictPanel({ differences, onKeepMine, onTakeTheirs }: Props) {
  const panel = useRef<HTMLElement>(null)

  useEffect(() => panel.current?.focus(), [])

  return (
    <Root ref={panel} tabIndex={-1} aria-labelledby="conflict">
      <h2 id="conflict">This project was changed in the meantime</h2>
      <p>
        Nothing of yours is saved yet. “Keep mine” saves your changes and leaves everything else as it is stored now.
        “Take theirs” drops your changes.
      </p>
      <Ways>
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </Ways>
      {differences.map(({ label, mine, theirs }) => (
        <div key={label}>
          <h3>{label}</h3>
          <dl>
            <div>
              <dt>Yours</dt>
              <Version text={mine} absent={mine === undefined ? 'You did not change this' : 'Empty'} />
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
