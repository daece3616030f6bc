import { Card } from '@fortnight/shared-ui/data/Card'
import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'

const benefits = [
  {
    title: 'Less than six\u00A0hours of your time',
    text: 'Two at the start, twenty minutes every other day, and an hour each for testing and handover. No standing meetings.',
  },
  {
    title: 'No leap of faith',
    text: 'You see the agent work on day 4. If it’s off course, you’ve lost two days of building, not eight.',
  },
  {
    title: 'Proof instead of a demo',
    text: 'Acceptance is a list of real cases you chose yourself. They pass or they don’t, so there’s nothing to argue about.',
  },
  {
    title: 'It knows when to ask',
    text: 'Money, deletions, and anything that can’t be undone wait for a person. The rest is done by morning.',
  },
  {
    title: 'Nothing to lock you in',
    text: '100% source code ownership, your accounts, your keys. There’s no platform of ours you’d have to stay on.',
  },
  {
    title: 'One fortnight at a time',
    text: 'Small enough to try, finished enough to keep. The second agent goes faster, because the connections are already there.',
  },
]

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-3);
    align-content: start;
  }

  p {
    color: var(--ink-soft);
  }
`

/** The benefits of working in a fortnight. [INFO-3] */
export function Benefits() {
  return (
    <Section
      id="benefits"
      tone="desk"
      title="Why we count in days"
      lead="A date that can’t move keeps everything else honest: the scope, the price, and what we tell you on day 2."
    >
      <Grid role="list">
        {benefits.map(({ title, text }) => (
          <Card as="li" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </Grid>
    </Section>
  )
}
