import { styled } from 'styled-components'
import { PointList } from '../layout/PointList.tsx'
import { Section } from '../layout/Section.tsx'
import { Stats } from '../layout/Stats.tsx'

const benefits = [
  {
    title: 'A date instead of an estimate',
    text: 'If something has to give, it’s the scope, never the date.',
  },
  {
    title: 'You own all of it',
    text: 'Source code, prompts, test cases and keys live in your accounts. Any developer can take over.',
  },
  {
    title: 'The risk is ours',
    text: 'You pay 50% to start and 50% on completion. If the agent doesn’t pass its tests by the agreed date, you can get back everything you’ve paid.',
  },
  {
    title: 'You talk to the people who write the code',
    text: 'There’s no account manager in between. Expert development support means the person who answers you can also fix the problem.',
  },
]

const figures = [
  { value: 'Day 2', label: 'when your launch date is in writing' },
  { value: '6 hours', label: 'of your team’s time, at most' },
  { value: '50%', label: 'due only once the agent passes its tests' },
  { value: '$0', label: 'in license fees, now or later' },
]

const Reasons = styled.div`
  margin-bottom: var(--space-8);
`

/** Reasons to choose the service. [HOME-10] */
export function WhyUsSection() {
  return (
    <Section
      id="why-us"
      tone="ink"
      title="Why us"
      lead="A small scope, a fixed date, and developers at the table. That’s the whole secret."
    >
      <Reasons>
        <PointList points={benefits} />
      </Reasons>
      <Stats figures={figures} />
    </Section>
  )
}
