import { styled } from 'styled-components'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1);
  padding: 2px 0;
  color: var(--ink-soft);
  font-size: var(--text-14);
  line-height: 1.4;
  list-style: none;

  &::before {
    margin-inline-end: var(--space-1);
    content: 'Choices' / '';

    @media (max-width: 40rem) {
      flex-basis: 100%;
    }
  }

  > li {
    padding: 1px 7px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    color: var(--ink);
  }
`

/** The answers a question offers, each told from the next. */
export const Choices = ({ choices }: { choices: string[] }) => (
  <List role="list" aria-label="Choices">
    {choices.map((choice) => (
      <li key={choice}>{choice}</li>
    ))}
  </List>
)
