import { brand } from '@fortnight/shared-ui/theme/brand'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { FaqList } from './FaqList.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { Section } from '../layout/section/Section.tsx'

/** The published FAQs. An error here does not affect the rest of the page. [HOME-11, HOME-13] */
export function FaqSection() {
  return (
    <Section
      id="faq"
      isListBeside
      title="Frequently asked questions"
      lead={
        <>
          What people ask before they write to us. Don’t see yours? <a href={`mailto:${brand.email}`}>Email us</a>.
        </>
      }
    >
      <div>
        <PageBoundary
          fallback={<Skeleton lines={8} label="Loading questions" />}
          errorText="Unable to load FAQs at this time."
        >
          <FaqList />
        </PageBoundary>
      </div>
      <LatestPosts />
    </Section>
  )
}
