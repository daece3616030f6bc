import { styled } from 'styled-components'

/** A page that is made for printing. */
export const PrintedPage = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 48rem;

  h1 {
    font-size: var(--text-28);
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: var(--text-22);
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`

/** The way back and the button of such a page, which are not printed. */
export const PrintActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  @media print {
    display: none;
  }
`
