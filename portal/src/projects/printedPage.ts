import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/** A page that is made for printing, as wide as a sheet of paper. Its controls, the way back and the button, are not printed. */
export const PrintedPage = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 47.5rem;
  margin-inline: auto;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    margin-bottom: var(--space-3);
  }

  > header > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }

  @media (max-width: 30rem) {
    > header > :is(button, div),
    > header > div > button {
      flex: 1 1 100%;
    }
  }

  h1 {
    font-size: var(--text-28);
    overflow-wrap: anywhere;
  }

  @media print {
    > a,
    > header > :is(a, button, div) {
      display: none;
    }
  }
`

/** What is printed of such a page, as a sheet of paper: its margins are wide, and its text has the whole width between them. */
export const Sheet = styled(Card)`
  --measure: none;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(var(--card-padding), 11vw - 1.5rem, 5rem);
  border-radius: var(--radius-small);

  h2 {
    font-size: var(--text-18);
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
  }

  @media print {
    padding: 0;
    border: 0;
  }
`
