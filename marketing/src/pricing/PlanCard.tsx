import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { DayStrip } from '@fortnight/shared-ui/days/DayStrip'
import { track } from '@fortnight/shared-ui/track'
import type { PricingPlan } from '@fortnight/supabase/pricing/queries'
import { styled } from 'styled-components'
import { CheckList } from '../layout/CheckList.tsx'
import { parseDeliveryDays, maxDeliveryDays, daySpans } from './deliveryDays.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { usePrices } from './PricesProvider.tsx'

const Plan = styled(Card)`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  position: relative;
  /* Leaves room for the badge below the header of the page. */
  scroll-margin-top: var(--space-4);

  &[data-popular] {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }

  header {
    display: grid;
    gap: var(--space-3);
    align-content: start;
  }

  header p {
    color: var(--ink-soft);
  }

  h3 {
    font-size: var(--text-28);
  }

  @media (min-width: 640px) and (max-width: 959.98px) {
    grid-template-columns: repeat(2, 1fr);
    column-gap: var(--space-6);
  }

  /* Air between the badge and the name, where no names stand beside it. */
  @media (max-width: 639.98px) {
    &[data-popular] {
      padding-top: var(--space-5);
    }
  }

  /* Aligns price, button and days across the cards, however long the texts above them are. */
  @media (min-width: 960px) {
    grid-row: span 5;
    grid-template-rows: subgrid;
  }
`

/* The badge overlaps the card's edge, so that the plan names stay aligned. */
const PopularBadge = styled.p`
  && {
    position: absolute;
    inset: 0 auto auto var(--card-padding);
    padding-inline: var(--space-3);
    border-radius: var(--radius-small);
    background: var(--accent);
    color: var(--accent-ink);
    font-size: var(--text-14);
    font-weight: 600;
    translate: 0 -50%;
  }
`

const Delivery = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);

  @media (min-width: 640px) and (max-width: 959.98px) {
    grid-area: 1 / 2 / span 3;
    padding: 0;
    border: 0;
  }
`

const Features = styled(CheckList)`
  align-content: start;
  padding: var(--space-5) 0 0;
  border-top: 1px solid var(--line);

  @media (min-width: 640px) and (max-width: 959.98px) {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    /* The gap of the card. */
    column-gap: normal;
  }
`

/** The sign-up URL with the plan selected. [PRICE-9] */
const signUpUrl = (name: string) => `/signup?plan=${encodeURIComponent(name)}`

/** One plan with price, delivery days and features. [PRICE-1 to PRICE-6] */
export function PlanCard({ id, plan }: { id: string; plan: PricingPlan }) {
  const { name, description, timeline, features, popular } = plan
  const delivery = parseDeliveryDays(timeline)
  return (
    <Plan as="li" id={id} data-popular={popular || undefined}>
      <header>
        <h3>{name}</h3>
        {popular && <PopularBadge>Most popular</PopularBadge>}
        <p>{description}</p>
      </header>
      <PlanPrice plan={plan} />
      <PlanButton plan={plan} />
      <Delivery>
        <p>
          Delivered in <strong>{timeline}</strong>
        </p>
        {delivery && <DayStrip days={maxDeliveryDays} label={`${name}, day by day`} spans={daySpans(delivery)} />}
      </Delivery>
      <Features items={features} />
    </Plan>
  )
}

function PlanButton({ plan: { name, popular, cta } }: { plan: PricingPlan }) {
  const { region } = usePrices()
  const handleSelect = () =>
    track('pricing_plan_selected', { plan_name: name, page: '/pricing', user_region: region() })
  return (
    <ButtonLink to={signUpUrl(name)} size="large" variant={popular ? 'primary' : 'secondary'} onClick={handleSelect}>
      {cta}
    </ButtonLink>
  )
}
