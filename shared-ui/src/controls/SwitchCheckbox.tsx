import { styled } from 'styled-components'
import { Checkbox } from './Checkbox.tsx'
import { checkedSwitchTrack, switchTrack } from './switchStyles.ts'

/** A checkbox that looks like a `Switch`, for forms, where a setting takes effect when it is saved. */
export const SwitchCheckbox = styled(Checkbox)`
  > input {
    appearance: none;
    ${switchTrack()}
    margin: 0;
  }

  > input:checked {
    ${checkedSwitchTrack()}
  }

  /* No check mark. */
  > input:checked::before {
    content: none;
  }
`
