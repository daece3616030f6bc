import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  > button[data-size] {
    min-height: 44px;
  }

  > [aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
`

type Props = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** A filter with few choices, all in sight; one of them is on. */
export function FilterButtons({ label, options, value, onChoose }: Props) {
  return (
    <Root role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          variant="secondary"
          size="small"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Root>
  )
}
