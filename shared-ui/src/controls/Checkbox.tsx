import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFieldControlProps } from '../forms/fieldContext.ts'

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 44px;
  padding: 10px 0;
  line-height: 1.5;
  cursor: pointer;

  > input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--accent);
  }

  &:has(:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`

/** A checkbox with its label as children. `ref` and native props reach the checkbox, `className` the label around it. */
export function Checkbox({ className, children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Root className={className}>
      <input type="checkbox" {...rest} {...useFieldControlProps(rest)} />
      <span>{children}</span>
    </Root>
  )
}
