import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { BriefAnswer } from '@fortnight/supabase/briefs/brief'

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);

  > blockquote {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`

type Props = { theirs: BriefAnswer | null; onKeepMine: () => void; onTakeTheirs: () => void }

/** Shows the answer that was given on another device in the meantime, before either is replaced. [FORT-54] */
export function AnswerConflict({ theirs, onKeepMine, onTakeTheirs }: Props) {
  const text = theirs?.value ?? theirs?.file?.name
  return (
    <Root role="alert">
      <p>
        {text ? 'On another device, this was answered in the meantime:' : 'On another device, this answer was cleared.'}
      </p>
      {text && <blockquote>{text}</blockquote>}
      <div>
        <Button size="small" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          {text ? 'Use that one' : 'Clear it here, too'}
        </Button>
      </div>
    </Root>
  )
}
