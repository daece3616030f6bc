import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Column = styled.div`
  max-width: 30rem;
  margin: var(--space-7) auto var(--space-8);
  padding-inline: var(--space-4);
`
const Heading = styled.h1`
  margin: 0 0 var(--space-4);
  font-size: var(--text-36);
`
const Card = styled.div`
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

type Props = { heading: string; lead?: ReactNode; children: ReactNode }

/** The narrow column of the sign-in and sign-up screens: heading, lead, and a card with the form. */
export function AuthPanel({ heading, lead, children }: Props) {
  return (
    <Column>
      <Heading>{heading}</Heading>
      {lead}
      <Card>{children}</Card>
    </Column>
  )
}
