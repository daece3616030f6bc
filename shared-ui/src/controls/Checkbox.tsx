import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFieldControlProps } from '../forms/fieldContext.ts'
import { checkboxStyles } from './choiceStyles.ts'

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-3);
  min-height: 44px;
  padding: 10px 0;
  line-height: 1.5;
  cursor: pointer;

  > input {
    ${checkboxStyles}
    margin-top: 2px;
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
