import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

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
    flex: none;
    width: 44px;
    height: 24px;
    border: 1px solid var(--line-strong);
    border-radius: 12px;
    background:
      radial-gradient(circle at 11px 50%, var(--line-strong) 8px, transparent 8.5px) no-repeat,
      var(--surface);
    transition: background-position 150ms;
  }

  &[aria-checked='true']::before {
    border-color: var(--accent);
    background:
      radial-gradient(circle at 11px 50%, var(--accent-ink) 8px, transparent 8.5px) 20px 0 no-repeat,
      var(--accent);
  }

  /* Forced colors remove background images, which draw the knob. */
  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
    }
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`

/** Props of `Switch`; children are its label. */
export type SwitchProps = Omit<ComponentProps<'button'>, 'onClick' | 'role' | 'type'> & {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A setting that takes effect at once, without a save button. */
export function Switch({ checked, onCheckedChange, ...rest }: SwitchProps) {
  return <Root type="button" role="switch" aria-checked={checked} onClick={() => onCheckedChange(!checked)} {...rest} />
}
