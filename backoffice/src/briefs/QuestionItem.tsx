import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { type BriefQuestion, questionTypes } from '@fortnight/supabase/briefs/brief'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { namedIcons } from '../list/table/namedIcons.ts'
import { planNames } from './planNames.ts'
import { QuestionText } from './QuestionText.tsx'

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow-wrap: anywhere;

  > div:first-child {
    display: grid;
    flex: 1 1 18rem;
    gap: var(--space-1);
    min-width: 0;
  }

  h3 {
    margin: 0;
    font-size: var(--text-16);
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${namedIcons}

  @media (max-width: 40rem) {
    > button[data-size] {
      min-width: 44px;
      min-height: 44px;
    }
  }
`

type Props = {
  question: BriefQuestion
  /** Counted from 1. */
  place: number
  total: number
  isPending: boolean
  onMove: (direction: 'up' | 'down') => void
  onEdit: () => void
  onRemove: () => void
}

/** A question of the draft, and what can be done with it. */
export function QuestionItem({ question, place, total, isPending, onMove, onEdit, onRemove }: Props) {
  const { label, type, required, plans } = question
  const move = (direction: 'up' | 'down', isAtEnd: boolean) => ({
    ...{ variant: 'ghost' as const, size: 'small' as const },
    ...{ title: `Move ${direction}`, 'aria-label': `Move ${direction}: ${label}` },
    // Not disabled: it would lose the focus when the question arrives at the end.
    'aria-disabled': isAtEnd || isPending,
    onClick: () => {
      if (!isAtEnd && !isPending) onMove(direction)
    },
  })
  return (
    <Root>
      <div>
        <QuestionText question={question} place={place} />
        <Row>
          <Badge>{labelOf(questionTypes, type)}</Badge>
          <Badge tone={required ? 'info' : 'neutral'}>{required ? 'Required' : 'Optional'}</Badge>
          {plans.length > 0 && <p>Only for {planNames(plans)}</p>}
        </Row>
      </div>
      <Row>
        <Button {...move('up', place === 1)}>
          <ArrowUp aria-hidden />
        </Button>
        <Button {...move('down', place === total)}>
          <ArrowDown aria-hidden />
        </Button>
        <Button variant="ghost" size="small" title="Edit" onClick={onEdit}>
          <Pencil aria-hidden /> <VisuallyHidden>Edit {label}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="small" title="Remove" aria-disabled={isPending} onClick={onRemove}>
          <Trash2 aria-hidden /> <VisuallyHidden>Remove {label}</VisuallyHidden>
        </Button>
      </Row>
    </Root>
  )
}
