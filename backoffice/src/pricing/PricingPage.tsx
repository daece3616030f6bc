import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PriceListEditor } from './PriceListEditor.tsx'

const Root = styled.div`
  position: relative;

  /* Buttons below it are as near as those that belong to a header. */
  @media (max-width: 21.99rem) {
    > header {
      margin-bottom: var(--space-2);
    }
  }

  /* As high as the buttons beside it where they are touch targets. */
  @media (min-width: 22rem) and (pointer: coarse) {
    > header > div {
      min-height: 44px;
    }
  }
`

/** Plans and add-ons, at /admin/pricing: edited as a draft and published together. */
export default function PricingPage() {
  return (
    <Root>
      <PageHeader title="Pricing" />
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading the price list…" />}
        errorTitle="The price list could not be loaded"
      >
        <PriceListEditor />
      </PageBoundary>
    </Root>
  )
}
