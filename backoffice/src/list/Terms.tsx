import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'

const Root = styled(Disclosure)`
  margin-top: var(--space-2);
  font-size: var(--text-14);

  > :not(summary) {
    max-width: 48rem;
    margin-bottom: var(--space-3);
  }

  dl {
    display: grid;
    gap: var(--space-2) var(--space-4);
  }

  dt {
    font-weight: 600;
  }

  dd,
  p {
    color: var(--ink-soft);
  }

  @media (min-width: 40rem) {
    dl > div {
      display: grid;
      grid-template-columns: 10rem minmax(0, 1fr);
      gap: var(--space-4);
    }
  }
`

/** What the labels of a list mean, folded below it; as pairs of a term and its meaning, and whatever else there is to say. */
export const Terms = ({ terms, children }: { terms: [term: string, meaning: string][]; children?: ReactNode }) => (
  <Root>
    <summary>What these terms mean</summary>
    <dl>
      {terms.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
    {children}
  </Root>
)
