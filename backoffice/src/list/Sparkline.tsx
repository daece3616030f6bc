import { styled } from 'styled-components'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const Root = styled.span`
  display: grid;
  gap: var(--space-1);
  width: max-content;

  > [data-part='bars'] {
    display: flex;
    align-items: end;
    gap: 2px;
    height: 24px;
  }

  > [data-part='bars'] > span {
    width: 5px;
    min-height: 2px;
    border-radius: 1px;
    background: var(--accent);
  }

  > [data-part='bars'] > [data-empty] {
    background: var(--line-strong);
  }

  > small {
    color: var(--ink-soft);
    font-size: inherit;
  }
`

type Props = {
  /** One value per day, the newest last; null for a day without any. */
  values: (number | null)[]
  /** What is shown below the bars. */
  children: string
  /** A value as a text, by default a whole number. */
  format?: (value: number) => string
  /** What screen readers read before the values. */
  label: string
}

/** The values of some days as bars, and as a text for screen readers. */
export function Sparkline({ values, format = (value) => value.toLocaleString('en-US'), children, label }: Props) {
  const highest = Math.max(...values.map((value) => value ?? 0)) || 1
  const texts = values.map((value) => (value === null ? 'none' : format(value)))
  return (
    <Root>
      <span data-part="bars" aria-hidden>
        {values.map((value, day) => (
          <span
            key={day}
            data-empty={value ? undefined : true}
            style={{ height: `${(100 * (value ?? 0)) / highest}%` }}
          />
        ))}
      </span>
      <small>{children}</small>
      <VisuallyHidden>
        {label}: {texts.join(', ')}
      </VisuallyHidden>
    </Root>
  )
}
