import { styled } from 'styled-components'
import { Section } from '../layout/Section.tsx'

const cases = [
  {
    title: 'The rule is always the same',
    text: '“Every new order goes into this sheet.” That is ordinary automation: cheaper, faster, and never in doubt.',
  },
  {
    title: 'It happens twice a month',
    text: 'Then a checklist is the better tool. An agent earns its price by doing something often.',
  },
  {
    title: 'Nobody can say what is right',
    text: 'If two colleagues would answer differently, the agent cannot be right either. Decide first, automate second.',
  },
  {
    title: 'A mistake cannot be caught',
    text: 'Where a wrong step cannot be undone and nobody can look at it first, a person should do it.',
  },
]

const List = styled.ul`
  display: grid;
  gap: var(--space-5) var(--space-8);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }

  p {
    max-width: 52ch;
    color: var(--ink-soft);
  }

  @media (min-width: 720px) {
    grid-template-columns: repeat(2, 1fr);
  }
`

/** Where an agent is the wrong tool. */
export function WhenNot() {
  return (
    <Section
      id="when-not"
      title="When you don’t need one"
      lead="Four signs that something simpler would do. We say so too, if you ask us."
    >
      <List role="list">
        {cases.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  )
}
