import type { ComponentProps, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts'

const Root = styled.button`
  ${buttonStyles}
`

/** Props of `Button`: those of a native button, one variant and one size. */
export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }

/**
 * A button. `type` defaults to 'button', so that it never submits a form by accident. With `aria-disabled` it ignores
 * clicks and keeps the focus, which `disabled` would drop.
 */
export function Button({ variant = 'primary', size = 'medium', type = 'button', onClick, ...rest }: ButtonProps) {
  const handleClick = rest['aria-disabled'] === true ? ignoreClick : onClick
  return <Root type={type} data-variant={variant} data-size={size} onClick={handleClick} {...rest} />
}

const ignoreClick = (event: MouseEvent) => event.preventDefault()
