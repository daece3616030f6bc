import { Badge } from '@fortnight/shared-ui/Badge'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { Card } from '@fortnight/shared-ui/Card'
import { DayStrip } from '@fortnight/shared-ui/DayStrip'
import { track } from '@fortnight/shared-ui/track'
import type { PricingPlan } from '@fortnight/supabase/pricing'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { deliveryIn, longestDays, spansOf } from './delivery.ts'
import { PlanPrice } from './PlanPrice.tsx'
import type { Prices } from './usePrices.ts'

const Plan = styled(Card)`
  display: grid;
  gap: var(--space-5);
  align-content: start;

  &[data-popular] {
    border-color: var(--accent);
    box-shadow: inset 0 4px 0 var(--accent);
  }

  header {
    display: grid;
    gap: var(--space-3);
    align-content: start;
  }

  header p {
    color: var(--ink-soft);
  }

  /* Price, button and days stand on one line across the cards, however long the words above them are. */
  @media (min-width: 960px) {
    grid-row: span 5;
    grid-template-rows: subgrid;
  }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 2.25rem;

  h3 {
    font-size: var(--text-28);
  }
`

const Delivery = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`

const Features = styled.ul`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  padding: var(--space-5) 0 0;
  border-top: 1px solid var(--line);
  list-style: none;

  li {
    display: flex;
    gap: var(--space-3);
    align-items: start;
  }

  svg {
    flex: none;
    margin-top: 3px;
    color: var(--accent);
  }
`

/** The way to sign up with a plan in hand; a link, so that it also works without a script. [PRICE-9] */
const signUpWith = (name: string) => `/signup?plan=${encodeURIComponent(name)}`

/** One plan: what it costs, when it is ready, what is in it. [PRICE-1 to PRICE-6] */
export function PlanCard({ plan, prices }: { plan: PricingPlan; prices: Prices }) {
  const { name, description, timeline, features, popular, cta } = plan
  const delivery = deliveryIn(timeline)
  const selected = () =>
    track('pricing_plan_selected', { plan_name: name, page: '/pricing', user_region: prices.region() })
  return (
    <Plan as="li" data-popular={popular || undefined}>
      <header>
        <Name>
          <h3>{name}</h3>
          {popular && <Badge tone="info">Most popular</Badge>}
        </Name>
        <p>{description}</p>
      </header>
      <PlanPrice plan={plan} prices={prices} />
      <ButtonLink to={signUpWith(name)} size="large" variant={popular ? 'primary' : 'secondary'} onClick={selected}>
        {cta}
      </ButtonLink>
      <Delivery>
        <p>
          Delivered in <strong>{timeline}</strong>
        </p>
        {delivery && <DayStrip days={longestDays} label={`${name}, day by day`} spans={spansOf(delivery)} />}
      </Delivery>
      <Features role="list">
        {features.map((feature) => (
          <li key={feature}>
            <Check size={20} aria-hidden />
            {feature}
          </li>
        ))}
      </Features>
    </Plan>
  )
}
