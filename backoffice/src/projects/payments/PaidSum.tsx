import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { formatCents } from '@fortnight/supabase/instalments/money'

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-4);

  && > h3 {
    font-size: var(--text-22);
  }

  > p {
    color: var(--ink-soft);
  }

  > progress {
    flex: 1 0 100%;
    height: 6px;
    margin-top: var(--space-1);
    overflow: hidden;
    border: 0;
    border-radius: var(--radius-small);
    appearance: none;
    background: var(--line);
    accent-color: var(--positive);
  }

  > progress::-webkit-progress-bar {
    background: var(--line);
  }

  > progress::-webkit-progress-value {
    background: var(--positive);
  }

  > progress::-moz-progress-bar {
    background: var(--positive);
  }
`

type Props = { paid: number; total: number; open: number }

/** How much of a project is paid, in cents. All of nothing, as of void installments, has no bar. */
export const PaidSum = ({ paid, total, open }: Props) => (
  <Root>
    <h3>
      {formatCents(paid)} of {formatCents(total)} paid
    </h3>
    {open > 0 && <p>{formatCents(open)} remaining</p>}
    {total > 0 && <progress value={paid} max={total} aria-label="Paid so far" />}
  </Root>
)
