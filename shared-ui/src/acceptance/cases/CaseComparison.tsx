import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import type { CaseDifference } from './caseDifferences.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  container-type: inline-size;

  > div > strong {
    display: block;
    margin-bottom: var(--space-1);
    font-size: var(--text-14);
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }

  dl > div {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--paper);
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  dd[data-empty] {
    color: var(--ink-soft);
  }

  @container (min-width: 36rem) {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

type Props = ComponentProps<'div'> & {
  differences: CaseDifference[]
  /** What the two wordings are called. */
  labels: { before: string; after: string }
  /** There is only one of them. */
  only?: 'before' | 'after' | undefined
}

/** Two wordings of a case side by side, field by field. */
export function CaseComparison({ differences, labels, only, ...rest }: Props) {
  return (
    <Root {...rest}>
      {differences.map(({ label, ...texts }) => (
        <div key={label}>
          <strong>{label}</strong>
          <dl>
            {(only ? [only] : (['before', 'after'] as const)).map((side) => (
              <div key={side}>
                <dt>{labels[side]}</dt>
                <dd dir="auto" data-empty={texts[side] ? undefined : ''}>
                  {texts[side] || 'Empty'}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {differences.length === 0 && <p>There is no difference.</p>}
    </Root>
  )
}
