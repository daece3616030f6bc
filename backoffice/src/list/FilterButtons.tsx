import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

const Root = styled.fieldset`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: var(--space-1);
    padding: 0;
    font-weight: 600;
  }

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
  onChange: (value: string) => void
}

/** A filter with few choices, all in sight; one of them is on. */
export function FilterButtons({ label, options, value, onChange: onChoose }: Props) {
  return (
    <Root>
      <legend>{label}</legend>
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
