import { DayStrip } from '@fortnight/shared-ui/days/DayStrip'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { breadcrumbs, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { Link } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { NextStepSection } from '../layout/section/NextStepSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Benefits } from './Benefits.tsx'
import { Steps } from './Steps.tsx'
import { steps } from './steps.ts'
import { Technologies } from './Technologies.tsx'

const spans = steps.map(({ from, to, title }, index) => ({
  from,
  to,
  label: title,
  isDelivery: index === steps.length - 1,
}))

/* Neighboring labels do not read as one line. */
const Strip = styled(DayStrip)`
  @container (min-width: 52rem) {
    && > ol > li {
      padding-inline-end: var(--space-5);
    }
  }
`

/** How a project works day by day, at /learn-how-it-works. */
export default function LearnPage() {
  return (
    <>
      <PageHead
        title="How it works: an agent in 14 days"
        description="Discovery, development, testing, and launch: what happens on each of the 14 days, what we need from you, and what you have at the end of every step."
        keywords={[
          'how AI agents are built',
          'AI agent process',
          'AI agent timeline',
          'AI agent development',
          'AI pilot',
        ]}
        canonicalPath="/learn-how-it-works"
        structuredData={structuredData(breadcrumbs({ name: 'How it works', path: '/learn-how-it-works' }))}
      />
      <PageHeader
        name="How it works"
        title="Fourteen days, four steps"
        lead={
          <>
            <p>
              From the first conversation to an agent at work: what happens in each of the four steps, what we need from
              you, and what you’ll have at the end.
            </p>
            <p>
              Days are working days, Monday to Friday. Starter projects take 7 to 10 of them, Enterprise projects 14 to
              21. <Link to="/pricing">Compare the plans</Link>
            </p>
          </>
        }
      >
        {/* Its labels are long, so the strip wraps into weeks on tablets, too. */}
        <Strip data-long label="The four steps, day by day" spans={spans} />
      </PageHeader>
      <Steps />
      <Benefits />
      <Technologies />
      <NextStepSection
        title="Day 1 is a conversation"
        lead="Tell us about one job you’d like to hand over. If a fortnight isn’t enough, we’ll say so up front."
        next={{ to: '/pricing', label: 'See Pricing' }}
      />
    </>
  )
}
