import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { joinedButtons, pressedButton } from '../layout/joinedButtons.ts'
import { controlHeight } from './ToolbarLayout.ts'
import type { ListOption } from './useListState.ts'

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &[data-long] {
    flex: 1 1 100%;

    /* Leaves room for the button that clears the filters. */
    @media (min-width: 75rem) {
      flex-basis: 48rem;
    }
  }

  /* In a row of its own, the buttons say what they are about. */
  @media (min-width: 40rem) {
    &[data-long] > legend {
      ${visuallyHidden}
    }
  }

  /* On a phone more than three are a grid of two columns. The first of an odd number, such as All, takes both. */
  @media (max-width: 30rem) {
    &:has(> :nth-of-type(4)) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      flex: 1 1 100%;

      > button[data-size] {
        padding-inline: var(--space-1);
      }
    }

    > button:first-of-type:nth-last-of-type(odd):not(:nth-last-of-type(-n + 3)) {
      grid-column: 1 / -1;
    }
  }

  /* Up to three are joined everywhere, more with more room, where they are as high as the fields beside them. */
  &:not(:has(> :nth-of-type(4))) {
    ${joinedButtons}
  }

  @media (min-width: 40rem) {
    ${joinedButtons}
  }

  > legend {
    margin-bottom: var(--space-1);
    padding: 0;
    font-weight: 600;
  }

  > button[data-size] {
    min-height: 44px;

    @media (min-width: 40rem) {
      min-height: ${controlHeight};
    }
  }

  > [aria-pressed='true'] {
    ${pressedButton}
  }
`

type Props = {
  label: string
  options: readonly ListOption[]
  value: string
  onChange: (value: string) => void
  /** Whether it needs a row of its own in a toolbar. */
  isLong?: boolean | undefined
}

/** A filter with few options as a row of buttons, one of which is pressed. */
export function FilterButtons({ label, options, value, onChange, isLong }: Props) {
  return (
    <Root data-long={isLong}>
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
