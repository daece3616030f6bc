import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

/* On wide screens what it is about stands beside its controls, which begin at the same place in all cards. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-6);

  > header > :first-child {
    margin-bottom: var(--space-1);
    font-size: var(--text-18);
  }

  > header > p {
    max-width: var(--measure);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }

  @media (min-width: 40.01rem) {
    &[data-action] {
      grid-template-columns: minmax(0, 1fr) fit-content(20rem);
      align-items: center;
    }

    &[data-action] [data-part='actions'] {
      margin-top: 0;
    }
  }
`
const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
`

type Props = {
  title: string
  description: ReactNode
  heading?: 'h2' | 'h3'
  /** Whether its content is one button, which then stands beside what it is about. */
  isAction?: boolean
  children: ReactNode
}

/** A titled card for one part of the profile, or one action on the account. */
export function AccountCard({ title, description, heading: Heading = 'h3', isAction, children }: Props) {
  const id = useId()
  return (
    <Root as="section" aria-labelledby={id} data-action={isAction || undefined}>
      <header>
        <Heading id={id}>{title}</Heading>
        <p>{description}</p>
      </header>
      <Controls>{children}</Controls>
    </Root>
  )
}
