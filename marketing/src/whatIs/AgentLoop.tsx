import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'

const steps = [
  {
    verb: 'It reads',
    text: 'A message, a document, a row in a table: whatever starts the job, exactly as it arrives.',
    example: '“I can’t make it on Tuesday. Anything later this week?”',
  },
  {
    verb: 'It decides',
    text: 'It has a goal and a list of tools, and works out the next step on its own. No one wrote a rule for this sentence.',
    example: 'The patient wants to move an appointment. First: which one is it?',
  },
  {
    verb: 'It acts',
    text: 'It uses your tools the way a colleague would: checks the calendar, makes the entry, drafts or sends the answer.',
    example: 'Finds the appointment, sees two free slots, and drafts an offer of both. The front desk sends it.',
  },
  {
    verb: 'It checks',
    text: 'It looks at the result, tries again if need be, and asks a person when it isn’t sure.',
    example:
      '“Thursday at nine, then.” Still free, so it’s booked and confirmed. A word about pain would have gone to a person.',
  },
]

const List = styled.ol`
  display: grid;
  gap: var(--space-6) var(--space-5);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    padding-top: var(--space-4);
    border-top: 4px solid var(--accent);
  }

  h3 {
    font-size: var(--text-28);
  }

  li > p:last-child {
    padding-inline-start: var(--space-3);
    border-inline-start: 2px solid var(--line-strong);
  }

  @media (min-width: 560px) {
    grid-template-columns: repeat(2, 1fr);
  }

  @media (min-width: 1040px) {
    grid-template-columns: repeat(4, 1fr);
  }

  @media (min-width: 560px) {
    li {
      grid-row: span 3;
      grid-template-rows: subgrid;
    }
  }
`

/** The steps an agent goes through for each job. [INFO-8] */
export function AgentLoop() {
  return (
    <Section
      id="how-an-agent-works"
      tone="ink"
      title="One job, step by step"
      lead="An agent repeats four steps until the job is done. Here they are with one email to a dental practice."
    >
      <List role="list">
        {steps.map(({ verb, text, example }) => (
          <li key={verb}>
            <h3>{verb}</h3>
            <p>{text}</p>
            <p>{example}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}
