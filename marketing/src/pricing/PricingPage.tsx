import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { breadcrumbs, faqPage, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { addOns, pricingPlans } from '@fortnight/supabase/pricing/queries'
import { builtInAddOns, builtInPlans } from '@fortnight/supabase/pricing/builtInPriceList'
import { NextStepSection } from '../layout/section/NextStepSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { NoWrap } from '../layout/NoWrap.ts'
import { PageContainer } from '../layout/PageContainer.tsx'
import { AddOns } from './AddOns.tsx'
import { Guarantees } from './Guarantees.tsx'
import { structuredService } from './structuredOffers.ts'
import { Plans } from './Plans.tsx'
import { PricesProvider } from './PricesProvider.tsx'
import { PricingFaq } from './PricingFaq.tsx'
import { pricingFaqs } from './pricingFaqs.ts'
import { usePublishedOrBuiltIn } from './usePublishedOrBuiltIn.ts'

/** Plans, add-ons and guarantees, at /pricing. */
export default function PricingPage() {
  const plans = usePublishedOrBuiltIn(pricingPlans(), builtInPlans)
  const extras = usePublishedOrBuiltIn(addOns(), builtInAddOns)
  return (
    <PricesProvider>
      <PageHead
        title="Pricing: AI agents at a fixed price"
        description="Three fixed-price plans for your own AI agent, 70% off in the pilot program. 50% to start, 50% on completion, money back if it doesn’t pass its tests."
        keywords={[
          'AI agent pricing',
          'AI agent cost',
          'custom AI agent price',
          'AI automation price',
          'AI pilot program',
        ]}
        canonicalPath="/pricing"
        structuredData={structuredData(
          breadcrumbs({ name: 'Pricing', path: '/pricing' }),
          structuredService(plans ?? [], extras ?? []),
          faqPage(pricingFaqs),
        )}
      />
      <PageHeader
        name="Pricing"
        title={'A\u00a0fixed\u00a0price, a\u00a0fixed\u00a0date'}
        lead={
          <>
            <p>
              Every plan is a fixed price for a finished agent: built, tested on your own cases, live in your accounts,
              with all of its source code. Its launch date is in writing on day 2.
            </p>
            <p>
              <strong>
                Limited pilot program: 70% off every plan, <NoWrap>with a money-back guarantee.</NoWrap>
              </strong>
            </p>
          </>
        }
      />
      {plans ? (
        <Plans plans={plans} />
      ) : (
        <PageContainer>
          <Skeleton lines={12} label="Loading plans" />
        </PageContainer>
      )}
      {extras && extras.length > 0 && <AddOns addOns={extras} />}
      <Guarantees />
      <PricingFaq />
      <NextStepSection
        title="Not sure which plan?"
        lead="Describe the job in two sentences. We’ll tell you which plan fits and when the agent can be live, or give you an honest no."
        next={{ to: '/ai-agent-use-cases', label: 'See Six Use Cases' }}
      />
    </PricesProvider>
  )
}
