import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { copyToClipboard } from '../../../backoffice/src/layout/copyToClipboard.ts'
import { FieldDiff } from '../../../backoffice/src/history/FieldDiff.tsx'
import { type Fields, textOfAll } from './fieldLabels.ts'
import { formatDateTime } from '../../../backoffice/src/layout/formatDate.ts'

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    font-size: var(--text-18);
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  summary {
    min-height: 32px;
    cursor: pointer;
  }
`

type Props<Values> = {
  /** What was changed: "post". */
  noun: string
  fields: Fields<Values>
  mine: Values
  theirs: Values
  /** When theirs was saved. */
  savedAt: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else has saved since the form was filled. Nothing is stored until a person has chosen. */
export function ConflictNotice<Values extends object>(props: Props<Values>) {
  const { noun, fields, mine, theirs, savedAt, onKeepMine, onTakeTheirs } = props
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])

  const copy = () =>
    copyToClipboard(textOfAll(fields, mine), 'Your text is copied', 'Could not copy. Select the text and copy it by hand.')

  return (
    <Root ref={panel} tabIndex={-1} aria-labelledby="conflict">
      <h2 id="conflict">This {noun} was changed in the meantime</h2>
      <p>
        Somebody else saved it on {formatDateTime(savedAt)}. Nothing of yours is saved yet. “Keep mine” saves what you have
        changed and leaves the rest as it is stored now; “Take theirs” drops your changes.
      </p>
      <div>
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="ghost" onClick={() => void copy()}>
          Copy my text
        </Button>
      </div>
      <details>
        <summary>Compare: theirs struck out, yours underlined</summary>
        <FieldDiff fields={fields} before={theirs} after={mine} />
      </details>
    </Root>
  )
}
