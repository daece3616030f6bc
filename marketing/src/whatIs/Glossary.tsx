import { styled } from 'styled-components'
import { Section } from '../layout/Section.tsx'

const words = [
  {
    word: 'Model',
    meaning:
      'The program that reads and writes language, such as Claude or GPT. It is the agent’s head; without tools it has no hands.',
  },
  {
    word: 'Tool',
    meaning:
      'Something that the agent may use: your calendar, a search, “send an e-mail”. It can do what its tools can do, and no more.',
  },
  {
    word: 'Prompt',
    meaning: 'The written instructions. For an agent they read like a job description, exceptions included.',
  },
  {
    word: 'Retrieval',
    meaning:
      'Looking things up in your documents before answering, so that the answer has a source instead of a hunch.',
  },
  {
    word: 'Guardrail',
    meaning:
      'A limit that holds whatever the model thinks: an amount, a list of recipients, a step that a person must approve.',
  },
  {
    word: 'Hallucination',
    meaning:
      'A confident answer that is made up. Retrieval, tests and the permission to say “I don’t know” keep it rare.',
  },
  {
    word: 'Human in the loop',
    meaning: 'A person who approves or corrects at the points where it matters, and only there.',
  },
  {
    word: 'Acceptance test',
    meaning:
      'A real input with the answer that you expect. Enough of them, and “it works” is no longer a matter of opinion.',
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
    <Section
      id="words"
      title="Eight words"
      lead="That is the whole vocabulary. With these you can follow any of our meetings."
    >
      <List>
        {words.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </List>
    </Section>
  )
}
