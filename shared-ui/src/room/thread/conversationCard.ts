import { styled } from 'styled-components'
import { Card } from '../../data/Card.tsx'

/** A conversation, or that it is empty, and the form below it, as one card in a width that reads well. */
export const ConversationCard = styled(Card)`
  /* That of the thread has no borders at its sides. */
  --frame: 0px;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 46.5rem;
  padding: 0;

  > :not(form),
  > * > [role='region'] {
    border-color: transparent;
    background: none;
  }

  /* Its outline would be cut off at the edge of the card. */
  > * > [role='region'] {
    border-width: 1px 0;
    outline-offset: -2px;
  }

  > form {
    padding: var(--space-4) var(--card-padding);
    border-top: 1px solid var(--line);
  }
`
