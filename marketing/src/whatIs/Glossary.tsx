import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'

const terms = [
  {
    term: 'Model',
    definition:
      'The program that reads and writes language, such as Claude or GPT. On its own it can talk but not act.',
  },
  {
    term: 'Tool',
    definition:
      'Something the agent may use: your calendar, a search, “send an email.” It can do what its tools can do and nothing more.',
  },
  {
    term: 'Prompt',
    definition: 'The written instructions. For an agent they read like a job description, exceptions included.',
  },
  {
    term: 'Retrieval',
    definition:
      'Looking things up in your documents before answering, so that the answer has a source instead of a hunch.',
  },
  {
    term: 'Guardrail',
    definition:
      'A limit that holds no matter what the model thinks: an amount, a list of recipients, a step that a person must approve.',
  },
  {
    term: 'Hallucination',
    definition:
      'A confident answer that is made up. Retrieval, tests, and the permission to say “I don’t know” keep it rare.',
  },
  {
    term: 'Human in the loop',
    definition: 'A person who approves or corrects at the points where it matters, and only there.',
  },
  {
    term: 'Acceptance test',
    definition:
      'A real input with the answer you expect. With enough of them, “it works” stops being a matter of opinion.',
  },
]

const List = styled.dl`
  display: grid;
  gap: var(--space-5) var(--space-6);

  div {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  dt {
    margin-bottom: var(--space-1);
    font-family: var(--font-heading);
    font-size: var(--text-18);
    font-weight: 700;
  }

  dd {
    color: var(--ink-soft);
  }

  @media (min-width: 720px) {
    grid-template-columns: repeat(2, 1fr);
  }

  @media (min-width: 1040px) {
    grid-template-columns: repeat(4, 1fr);
  }
`

/** Definitions of common terms about agents. */
export function Glossary() {
  return (
    <Section id="words" title="Eight terms" lead="With these eight, you can follow any of our meetings.">
      <List>
        {terms.map(({ term, definition }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </List>
    </Section>
  )
}
