import { Check, Pencil } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { type Instalment, instalmentName, instalmentStates } from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { RecordActions, RecordItem } from '../page/recordStyles.ts'
import { CorrectInstalmentDialog } from './CorrectInstalmentDialog.tsx'
import { MarkPaidDialog } from './MarkPaidDialog.tsx'

/* The amount has the edge for itself, so that those of both installments are below each other. */
const Root = styled(RecordItem)`
  > div:first-child {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }

  > div:first-child > p {
    color: var(--ink);
    font-size: var(--text-18);
    font-weight: 600;

    &[data-open] {
      color: var(--ink-soft);
      font-size: inherit;
      font-weight: inherit;
    }

    @media (max-width: 40rem) {
      text-align: end;
    }
  }

  /* On phones the badge is below the name, beside which the amount has room. */
  @media (max-width: 40rem) {
    h3 {
      flex: 1;
      flex-direction: column;
      align-items: start;
      gap: var(--space-1);
      min-width: min-content;
    }
  }

  > [data-part='terms'] {
    flex: 1 1 16rem;
    min-width: 0;
  }
`

type Props = { instalment: Instalment; isClosed: boolean }

/** An instalment with its amount, days and reference, and what the team can do with it. */
export function InstalmentItem({ instalment, isClosed }: Props) {
  const [open, setOpen] = useState<'paid' | 'correct'>()
  const { state, amount_cents, paid_on, reference } = instalment
  const { text, tone } = instalmentStates[state]
  const name = instalmentName(instalment)
  const isOpen = state === 'planned' || state === 'due'
  const close = () => setOpen(undefined)
  return (
    <Root>
      <div>
        <h3>
          {name} <Badge tone={tone}>{text}</Badge>
        </h3>
        <p data-open={amount_cents === null || state === 'void' || undefined}>
          {amount_cents === null ? 'No amount yet' : formatCents(amount_cents)}
        </p>
      </div>
      <div data-part="terms">
        {paid_on && (
          <p>
            Paid on {formatDate(paid_on)} ({reference ?? ''})
          </p>
        )}
        <p>{termsOf(instalment)}</p>
      </div>
      {!isClosed && (
        <RecordActions>
          <Button variant="secondary" size="small" onClick={() => setOpen('correct')}>
            <Pencil aria-hidden /> Edit <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          {isOpen && amount_cents !== null && (
            <Button size="small" onClick={() => setOpen('paid')}>
              <Check aria-hidden />
              <span>
                Mark <VisuallyHidden>{name}</VisuallyHidden> as paid
              </span>
            </Button>
          )}
        </RecordActions>
      )}
      {open === 'paid' && <MarkPaidDialog instalment={instalment} onClose={close} />}
      {open === 'correct' && <CorrectInstalmentDialog instalment={instalment} onClose={close} />}
    </Root>
  )
}

function termsOf({ part, plan_name, due_on }: Instalment) {
  const due = due_on ? `due ${formatDate(due_on)}` : part === 2 && 'due on sign-off'
  return [plan_name, due].filter(Boolean).join(', ')
}
