import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { styled } from 'styled-components'
import { FaqList } from './FaqList.tsx'
import { LatestPosts } from './LatestPosts.tsx'
import { Section } from '../layout/Section.tsx'

/* Aligned with the section's lead, so that questions and their icons stay close together. */
const Questions = styled.div`
  @media (min-width: 800px) {
    margin-left: calc(100% * 5 / 11 + var(--space-7) * 6 / 11);
  }
`

/** The published FAQs. An error here does not affect the rest of the page. [HOME-11, HOME-13] */
export function FaqSection() {
  return (
    <Section
      id="faq"
      title="Frequently asked questions"
      lead="What people ask before they write to us. If yours is missing, it is a good first line for your e-mail."
    >
      <Questions>
        <PageBoundary
          fallback={<Skeleton lines={8} label="Loading the questions" />}
          errorText="Unable to load FAQs at this time."
        >
          <FaqList />
        </PageBoundary>
      </Questions>
      <LatestPosts />
    </Section>
  )
}
