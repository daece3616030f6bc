import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonStyles.ts'

const Root = styled.button`
  ${buttonLook}
`

/** Props of `Button`: those of a native button, one variant and one size. */
export type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }

/** An action. It never submits a form by accident: `type` is 'button' unless said otherwise. */
export function Button({ variant = 'primary', size = 'medium', type = 'button', ...rest }: ButtonProps) {
  return <Root type={type} data-variant={variant} data-size={size} {...rest} />
}
