import { styled } from 'styled-components'
import { PointGrid } from '../layout/PointList.tsx'
import { Section } from '../layout/section/Section.tsx'

const reasons = [
  {
    figure: 'Day 2',
    title: 'A date instead of an estimate',
    text: 'That’s when your launch date is in writing. If something has to give, it’s the scope, never the date.',
  },
  {
    figure: '50%',
    title: 'The risk is ours',
    text: 'The second half of the price is due only once the agent passes its tests. If it doesn’t by the agreed date, you can get back everything you’ve paid.',
  },
  {
    figure: '$0',
    title: 'You own all of it',
    text: 'There are no license fees, now or later. Source code, prompts, test cases, and keys live in your accounts, and any developer can take over.',
  },
  {
    figure: '< 6 hours',
    title: 'Less than a day of your time',
    text: 'Two hours at the start, twenty minutes every other day, and an hour each for testing and handover. Expert development support means the person who answers you can also fix the problem.',
  },
]

const Reasons = styled(PointGrid)`
  li {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line-strong);
  }

  strong {
    font-family: var(--font-heading);
    font-size: var(--text-64);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.035em;
  }
`

/** Reasons to choose the service, each with its figure. [HOME-10] */
export function WhyUsSection() {
  return (
    <Section
      id="why-us"
      tone="ink"
      title="Why us"
      lead="A small scope, a fixed date, and developers at the table. That’s the whole secret."
    >
      <Reasons role="list">
        {reasons.map(({ figure, title, text }) => (
          <li key={title}>
            <strong>{figure}</strong>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Reasons>
    </Section>
  )
}
