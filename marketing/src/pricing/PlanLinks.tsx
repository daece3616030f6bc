import type { PricingPlan } from '@fortnight/supabase/pricing/queries'
import { styled } from 'styled-components'
import { usePrices } from './PricesProvider.tsx'

const Nav = styled.nav`
  display: none;

  @media (max-width: 959.98px) {
    display: grid;
    margin-bottom: var(--space-6);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-large);
    font-variant-numeric: tabular-nums;

    a {
      display: grid;
      grid-template-columns: 1fr auto;
      gap: 0 var(--space-4);
      padding: var(--space-3) var(--space-4);
      color: var(--ink);
      text-decoration: none;
    }

    a + a {
      border-top: 1px solid var(--line);
    }

    strong:first-child {
      text-decoration: underline var(--line-strong);
    }

    a:hover strong:first-child {
      text-decoration-color: var(--accent);
    }

    small {
      color: var(--ink-soft);
      font-size: var(--text-14);
    }
  }
`

/** The id of a plan's card. */
export const planId = (index: number) => `plan-${index + 1}`

/** Links to the cards, with all prices on one screen, where the cards stand below each other. */
export function PlanLinks({ plans }: { plans: readonly PricingPlan[] }) {
  const { convert } = usePrices()
  return (
    <Nav aria-label="Plans">
      {plans.map(({ id, name, price, timeline, popular }, index) => (
        <a key={id} href={`#${planId(index)}`}>
          <strong>{name}</strong> <strong>{convert(price) ?? price}</strong>{' '}
          <small>
            {timeline}
            {popular && ' · Most popular'}
          </small>
        </a>
      ))}
    </Nav>
  )
}
