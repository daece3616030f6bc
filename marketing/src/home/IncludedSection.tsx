import { Card } from '@fortnight/shared-ui/data/Card'
import { styled } from 'styled-components'
import { phases } from './phases.ts'
import { Section } from '../layout/section/Section.tsx'
import { WhatYouGet } from './WhatYouGet.tsx'

const features = [
  {
    title: 'A working session with your team',
    description:
      'We watch the person who does the job today, and agree on what a good answer is and what the agent must never do.',
    phase: phases.discovery,
  },
  {
    title: 'A plan you can read in ten minutes',
    description:
      'Which data it may read, which systems it may touch, what it costs to run, and the test cases it has to pass.',
    phase: phases.discovery,
  },
  {
    title: 'An agent built for your job',
    description:
      'Written for your task, your wording, and your exceptions, on the model that fits. The repository is yours from the first commit.',
    phase: phases.build,
  },
  {
    title: 'Connected to your tools',
    description:
      'Email, calendar, CRM, help desk, or your own API. It reads what it needs and asks a person before anything that can’t be undone.',
    phase: phases.build,
  },
  {
    title: 'Tested on real cases, then live',
    description:
      'Together we run the agreed cases on your real material, fix what fails, and switch the agent on where your work already happens.',
    phase: phases.deployment,
  },
  {
    title: 'A handover with no lock-in',
    description:
      'Source code, documentation, and keys are yours. For at least 7 days after launch, we fix whatever only shows up in real use.',
    phase: phases.deployment,
  },
]

/* On wide screens, each phase has a column. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5);
  margin-bottom: var(--space-5);
  padding: 0;
  list-style: none;

  @media (min-width: 64rem) {
    grid-template: auto auto / repeat(3, 1fr);
    grid-auto-flow: column;
  }

  li {
    display: grid;
    gap: var(--space-3);
    align-content: start;
  }

  p {
    color: var(--ink-soft);
  }

  p:first-child {
    color: var(--accent);
    font-size: var(--text-14);
    font-weight: 600;
  }
`

/** What is included: the work of each phase, and what the client has at the end. [HOME-7] */
export function IncludedSection() {
  return (
    <Section
      id="what-included"
      title="What’s included"
      lead="Six pieces of work in three phases. All of it is in the price, and we don’t build until you’ve signed off on the plan."
    >
      <Grid role="list">
        {features.map(({ title, description, phase }) => (
          <Card as="li" key={title}>
            <p>
              Days {phase.from}-{phase.to}: {phase.label}
            </p>
            <h3>{title}</h3>
            <p>{description}</p>
          </Card>
        ))}
      </Grid>
      <WhatYouGet />
    </Section>
  )
}
