import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { ListOption } from './useListState.ts'

const Root = styled.fieldset`
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
  options: readonly ListOption[]
  value: string
  onChange: (value: string) => void
}

/** A filter with few options as a row of buttons, one of which is pressed. */
export function FilterButtons({ label, options, value, onChange }: Props) {
  return (
    <Root>
      <legend>{label}</legend>
      {options.map((option) => (
        <Button
          key={option.value}
          variant="secondary"
          size="small"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Root>
  )
}
