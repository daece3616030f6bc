import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { PricingPlan } from '@fortnight/supabase/pricing/queries'
import { styled } from 'styled-components'
import { PageContainer } from '../layout/PageContainer.tsx'
import { TalkToUs } from '../layout/TalkToUs.tsx'
import { CurrencyBar } from './CurrencyBar.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlanLinks, planId } from './PlanLinks.tsx'

const Grid = styled.ul`
  display: grid;
  gap: var(--space-5);
  padding: 0 0 clamp(var(--space-5), 4vw, var(--space-7));
  list-style: none;

  @media (min-width: 960px) {
    grid-template-columns: repeat(3, 1fr);
  }
`

/** The plans, side by side. [PRICE-1] */
export function Plans({ plans }: { plans: readonly PricingPlan[] }) {
  if (plans.length === 0) {
    return (
      <PageContainer>
        <EmptyState
          title="Prices on request"
          hint="We’re updating our plans. Tell us about the job, and we’ll send you a price."
        >
          <TalkToUs />
        </EmptyState>
      </PageContainer>
    )
  }
  return (
    <PageContainer as="section" aria-labelledby="plans">
      <VisuallyHidden as="h2" id="plans">
        Plans
      </VisuallyHidden>
      <CurrencyBar />
      <PlanLinks plans={plans} />
      <Grid role="list">
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} id={planId(index)} plan={plan} />
        ))}
      </Grid>
    </PageContainer>
  )
}
