import { Card } from '@fortnight/shared-ui/data/Card'
import { styled } from 'styled-components'
import { Section } from '../layout/Section.tsx'

const benefits = [
  {
    title: 'About six hours of your time',
    text: 'Two at the start, twenty minutes every second day, an hour each for testing and handover. No one has to sit in meetings for it.',
  },
  {
    title: 'No leap of faith',
    text: 'You see the agent work on day 4, not on day 14. If it’s off course, you’ve lost two days, not fourteen.',
  },
  {
    title: 'Proof instead of a demo',
    text: 'Acceptance is a list of real cases that you chose yourself. It is passed or it is not, and there is nothing to argue about.',
  },
  {
    title: 'It knows when to ask',
    text: 'Money, deletions and anything that cannot be undone wait for a person. The rest is waiting for you in the morning.',
  },
  {
    title: 'Nothing that binds you',
    text: '100% source code ownership, your accounts, your keys. There is no platform of ours that you would have to stay on.',
  },
  {
    title: 'A fortnight, not a programme',
    text: 'Small enough to try, finished enough to keep. The second agent is quicker, because the connections are there.',
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
      title="Why we count in days"
      lead="A date that cannot move makes everything else honest: the scope, the price, and what we tell you on day 2."
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
