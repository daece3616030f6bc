import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { toast } from '@fortnight/shared-ui/Toast'

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
`

type Props = {
  /** What was changed: "partner". */
  noun: string
  /** What the person has written, for the clipboard. */
  mine: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Somebody else has saved since the form was filled. Nothing is stored until a person has chosen. */
export function ConflictNotice({ noun, mine, onKeepMine, onTakeTheirs }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mine)
      toast.success('Your text is copied')
    } catch {
      toast.error('Could not copy. Select the text and copy it by hand.')
    }
  }

  return (
    <Root ref={panel} tabIndex={-1} aria-labelledby="conflict">
      <h2 id="conflict">This {noun} was changed in the meantime</h2>
      <p>
        Somebody else has saved it, so nothing of yours is saved yet. “Keep mine” saves what you have changed and leaves
        the rest as it is stored now; “Take theirs” drops your changes.
      </p>
      <div>
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Take theirs
        </Button>
        <Button variant="ghost" onClick={() => void copy()}>
          Copy mine
        </Button>
      </div>
    </Root>
  )
}
