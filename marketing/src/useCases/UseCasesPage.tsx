import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { breadcrumbs, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { styled } from 'styled-components'
import { NextStepSection } from '../layout/section/NextStepSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Section } from '../layout/section/Section.tsx'
import { MorningSection } from './MorningSection.tsx'
import { PapersSection } from './PapersSection.tsx'
import { RoiSection } from './RoiSection.tsx'
import { UseCaseCard } from './UseCaseCard.tsx'
import { useCases } from './useCases.ts'

const Grid = styled.ul`
  display: grid;
  gap: var(--space-5);
  padding: 0;
  list-style: none;
  container-type: inline-size;

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, 1fr);
  }
`

/** Use cases of AI agents, at /ai-agent-use-cases. */
export default function UseCasesPage() {
  return (
    <>
      <PageHead
        title="Six AI agent use cases, with figures"
        description="Six jobs an AI agent can take over in 8-14 days: how hard each one is, how long it takes, who it helps, and when it pays for itself."
        keywords={[
          'AI agent use cases',
          'AI agent examples',
          'AI agent ROI',
          'AI automation examples',
          'AI customer support',
        ]}
        canonicalPath="/ai-agent-use-cases"
        structuredData={structuredData(breadcrumbs({ name: 'Use cases', path: '/ai-agent-use-cases' }))}
      />
      <PageHeader
        name="Use cases"
        pattern="use-cases"
        title="Six jobs, ready in 8-14 days"
        lead={
          <p>
            Each one happens often, can be checked, and takes some judgment. That’s the kind of work an agent does well.
            Yours may be the seventh.
          </p>
        }
      />
      <Section
        id="use-cases"
        title="From easy to hard"
        lead={
          <>
            The more often the agent has to use judgment, the more days go into building and testing. Days are working
            days, and the highlighted ones are the delivery window. The savings are worked examples:{' '}
            <a href="#return-on-investment">see the arithmetic</a>.
          </>
        }
      >
        <Grid role="list">
          {useCases.map((useCase) => (
            <UseCaseCard key={useCase.title} useCase={useCase} />
          ))}
        </Grid>
      </Section>
      <MorningSection />
      <PapersSection />
      <RoiSection />
      <NextStepSection
        title="Not on the list?"
        lead="Most jobs aren’t. Tell us how often yours happens, how long it takes, and what must never go wrong. That’s all we need to judge it."
        next={{ to: '/learn-how-it-works', label: 'Learn How It Works' }}
      />
    </>
  )
}
