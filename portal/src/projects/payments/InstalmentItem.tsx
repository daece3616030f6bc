import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { type Instalment, instalmentName, instalmentStates } from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { paymentLines } from './paymentLines.ts'

const Root = styled.li`
  display: grid;
  align-content: start;
  gap: var(--space-1);
  min-width: 0;

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-18);
  }

  strong {
    font-size: var(--text-22);
    font-variant-numeric: tabular-nums;
  }

  p {
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }

  &[data-void] strong {
    text-decoration: line-through;
  }
`

/** One half of what a client pays: how much, when, and whether it is paid. */
export function InstalmentItem({ instalment }: { instalment: Instalment }) {
  const { amount_cents, state } = instalment
  const { text, tone } = instalmentStates[state]
  return (
    <Root data-void={state === 'void' || undefined}>
      <h3>
        {instalmentName(instalment)} <Badge tone={tone}>{text}</Badge>
      </h3>
      <strong>{amount_cents === null ? 'To be agreed' : formatCents(amount_cents)}</strong>
      {paymentLines(instalment).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Root>
  )
}
