import { useQuery } from '@fortnight/shared-ui/query'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { breadcrumbs, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { allPartners, type Partner } from '@fortnight/supabase/partners/queries'
import { styled } from 'styled-components'
import { NextStepSection } from '../layout/section/NextStepSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PageContainer } from '../layout/PageContainer.tsx'
import { Testimonials } from '../layout/Testimonials.tsx'
import { listCategories } from './categories.ts'
import { formatPartnerCount, PartnerList } from './PartnerList.tsx'

/* Reserves the line, so that the count causes no layout shift. */
const PartnerCount = styled.p`
  min-height: 1.6em;
  color: var(--ink-soft);
`

/* On the smallest phones it is wider than the screen. */
const SecondLine = styled.span`
  @media (min-width: 25rem) {
    white-space: nowrap;
  }
`

const List = styled(PageContainer)`
  padding-block: var(--space-6) var(--space-7);
`

/** "7 partners in 3 categories". [PART-4] */
function countPartners(partners: readonly Partner[]) {
  const categories = listCategories(partners).length
  return formatPartnerCount(partners.length) + (categories > 1 ? ` in ${categories} categories` : '')
}

/** The partner page, at /partners. */
export default function PartnersPage() {
  // Only reads the cache: PartnerList below fetches the partners and handles errors.
  const { data: partners } = useQuery({ ...allPartners(), enabled: false })
  return (
    <>
      <PageHead
        title="Partners: what we build agents with"
        description="The hosts, models, and tools our AI agents are built on, what each of them brings to your project, and example setups with figures."
        keywords={['AI agent partners', 'AI integrations', 'technology partners', 'AI agent tools', 'agent hosting']}
        canonicalPath="/partners"
        structuredData={structuredData(breadcrumbs({ name: 'Partners', path: '/partners' }))}
      />
      <PageHeader
        name="Partners"
        pattern="partners"
        hasWideTitle
        title={
          <>
            Partners for <SecondLine>the unusual{'\u00A0'}parts</SecondLine>
          </>
        }
        lead={
          <>
            <p>
              When a job needs more than the parts we always use, these are the services we know best. Your agent still
              runs in your own accounts, connected to the tools you already use.
            </p>
            <PartnerCount>{partners && countPartners(partners)}</PartnerCount>
          </>
        }
      />
      <List>
        <PageBoundary fallback={<Skeleton lines={12} label="Loading partners" />} errorTitle="Error Loading Partners">
          <PartnerList />
        </PageBoundary>
      </List>
      <Testimonials />
      <NextStepSection
        title="Your tools count too"
        lead="Most agents connect to what a company already pays for. Tell us what you use, and we’ll tell you how it fits together."
        next={{ to: '/learn-how-it-works', label: 'Learn How It Works' }}
      />
    </>
  )
}
