import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { checkedSwitchTrack, switchTrack } from './switchStyles.ts'

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  padding: var(--space-1) 0;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--ink);
  text-align: start;
  cursor: pointer;

  &::before {
    content: '';
    ${switchTrack()}
  }

  &[aria-checked='true']::before {
    ${checkedSwitchTrack()}
  }

  /* Its target is not smaller than those of icons beside it. */
  &[data-size='small'] {
    min-width: 40px;

    @media (max-width: 40rem) {
      min-width: 44px;
    }

    &::before {
      ${switchTrack(18)}
    }

    &[aria-checked='true']::before {
      ${checkedSwitchTrack(18)}
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`

/** Props of `Switch`; children are its label. */
export type SwitchProps = Omit<ComponentProps<'button'>, 'onClick' | 'role' | 'type'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  /** `small` is for the rows of a list. */
  size?: 'small'
}

/** A setting that takes effect at once, without a save button. With `aria-disabled` it keeps the focus and ignores clicks. */
export function Switch({ checked, onCheckedChange, size, ...rest }: SwitchProps) {
  const toggle = () => {
    if (rest['aria-disabled'] !== true) onCheckedChange(!checked)
  }
  return <Root type="button" role="switch" aria-checked={checked} data-size={size} onClick={toggle} {...rest} />
}
