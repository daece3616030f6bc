import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge, type BadgeTone } from '@fortnight/shared-ui/data/Badge'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import {
  type Instalment,
  instalmentName,
  type InstalmentState,
  instalmentStates,
} from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { CorrectInstalmentDialog } from './CorrectInstalmentDialog.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'

const Root = styled.li`
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
    margin: 0;
  }

  p {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button[data-size] {
    min-height: 44px;
  }
`

const tones: Record<InstalmentState, BadgeTone> = {
  planned: 'neutral',
  due: 'warning',
  paid: 'positive',
  void: 'neutral',
}

type Props = { instalment: Instalment; isClosed: boolean }

/** An instalment with its amount, days and reference, and what the team can do with it. */
export function InstalmentItem({ instalment, isClosed }: Props) {
  const [open, setOpen] = useState<'paid' | 'correct'>()
  const { state, amount_cents } = instalment
  const name = instalmentName(instalment)
  const isOpen = state === 'planned' || state === 'due'
  const close = () => setOpen(undefined)
  return (
    <Root>
      <div>
        <h3>
          {name} <Badge tone={tones[state]}>{instalmentStates[state]}</Badge>
        </h3>
        <p>{factsOf(instalment)}</p>
      </div>
      {!isClosed && (
        <Actions>
          {isOpen && amount_cents !== null && (
            <Button size="small" onClick={() => setOpen('paid')}>
              <Check aria-hidden />
              <span>
                Mark <VisuallyHidden>{name}</VisuallyHidden> as paid
              </span>
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setOpen('correct')}>
            <Pencil aria-hidden /> Correct <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </Actions>
      )}
      {open === 'paid' && <MarkPaidDialog instalment={instalment} onClose={close} />}
      {open === 'correct' && <CorrectInstalmentDialog instalment={instalment} onClose={close} />}
    </Root>
  )
}

function factsOf({ part, amount_cents, due_on, paid_on, reference, plan_name }: Instalment) {
  return [
    amount_cents === null ? 'No amount yet' : formatCents(amount_cents),
    plan_name,
    due_on ? `due on ${formatDate(due_on)}` : part === 2 && 'due at the acceptance',
    paid_on && `paid on ${formatDate(paid_on)}, reference ${reference ?? ''}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
