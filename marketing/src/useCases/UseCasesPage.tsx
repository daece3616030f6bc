import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { breadcrumbs, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { styled } from 'styled-components'
import { NextStepSection } from '../layout/NextStepSection.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Section } from '../layout/Section.tsx'
import { RoiSection } from './RoiSection.tsx'
import { UseCaseCard } from './UseCaseCard.tsx'
import { useCases } from './useCases.ts'

const Grid = styled.ul`
  display: grid;
  gap: var(--space-5);
  padding: 0;
  list-style: none;

  @media (min-width: 800px) {
    grid-template-columns: repeat(2, 1fr);
  }
`

/** Use cases of AI agents, at /ai-agent-use-cases. */
export default function UseCasesPage() {
  return (
    <>
      <PageHead
        title="Six AI agent use cases, with figures"
        description="Six jobs that an AI agent can take over within 8-14 days: how hard each is, how long it takes, whom it helps, and the arithmetic of when it has paid for itself."
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
        title="Six jobs, ready in 8-14 days."
        lead={
          <p>
            Each of them happens often, can be checked, and still needs human judgment. That is the kind of work that an
            agent does well. Yours may be the seventh.
          </p>
        }
      />
      <Section
        id="use-cases"
        title="From easy to hard"
        lead="Complexity is the number of places where the agent has to judge. It decides how many days are for building and how many for testing."
      >
        <Grid role="list">
          {useCases.map((useCase) => (
            <UseCaseCard key={useCase.title} useCase={useCase} />
          ))}
        </Grid>
      </Section>
      <RoiSection />
      <NextStepSection
        title="Yours is not on the list?"
        lead="Most are not. Tell us how often it happens, how long it takes and what must never go wrong; that is all we need to judge it."
        next={{ to: '/learn-how-it-works', label: 'Learn how it works' }}
      />
    </>
  )
}
