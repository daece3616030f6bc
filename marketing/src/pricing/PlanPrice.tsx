import { Badge } from '@fortnight/shared-ui/data/Badge'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { PricingPlan } from '@fortnight/supabase/pricing/queries'
import { styled } from 'styled-components'
import { usePrices } from './PricesProvider.tsx'

/* Three lines with a fixed height, so that changing the currency causes no layout shift. */
const PriceLines = styled.div`
  display: grid;
  gap: var(--space-1);
  font-variant-numeric: tabular-nums;

  > p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-18);
  }

  > p:nth-child(2) {
    font-family: var(--font-heading);
    font-size: clamp(2.25rem, 1.7rem + 1.6vw, 3rem);
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }

  > p:last-child {
    min-height: 1.6em;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** A plan's price, its regular price and the billed amount. [PRICE-2, PRICE-6, PRICE-11] */
export function PlanPrice({ plan }: { plan: PricingPlan }) {
  const { convert } = usePrices()
  const { price, original_price: original, discount } = plan
  const converted = convert(price)
  return (
    <PriceLines>
      <p>
        <Badge tone="positive">{discount}</Badge>
        <s>
          <VisuallyHidden>Instead of </VisuallyHidden>
          {convert(original) ?? original}
        </s>
      </p>
      <p>{converted ?? price}</p>
      <p>{converted ? `billed as ${price}` : 'Fixed price: 50% to start, 50% on completion'}</p>
    </PriceLines>
  )
}
