import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'

const Root = styled(Card)`
  display: grid;
  gap: var(--space-4);

  h3 {
    margin-bottom: var(--space-1);
    font-size: var(--text-18);
  }

  > header > p {
    max-width: var(--measure);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

type Props = { title: string; description: ReactNode; children: ReactNode }

/** A titled card for one action on the account. */
export function AccountCard({ title, description, children }: Props) {
  const id = useId()
  return (
    <Root as="section" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <p>{description}</p>
      </header>
      {children}
    </Root>
  )
}
