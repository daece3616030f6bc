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

type Props = { title: string; lead: ReactNode; children: ReactNode }

/** One thing that can be done with an account: what it is, and the way to do it. */
export function AccountCard({ title, lead, children }: Props) {
  const id = useId()
  return (
    <Root as="section" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <p>{lead}</p>
      </header>
      {children}
    </Root>
  )
}
