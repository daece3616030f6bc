import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles.ts'

const RouterRoot = styled(Link)`
  ${buttonStyles}
`

const AnchorRoot = styled.a`
  ${buttonStyles}
`

type StyleProps = { variant?: ButtonVariant; size?: ButtonSize }

/** Props of `ButtonLink`: either `to` (a path of this product) or `href` (any other URL). */
export type ButtonLinkProps = StyleProps &
  ((ComponentProps<typeof Link> & { href?: undefined }) | (ComponentProps<'a'> & { href: string; to?: undefined }))

/** A link that looks like a button. `to` navigates on the client, `href` is a plain anchor. */
export function ButtonLink({ variant = 'primary', size = 'medium', ...rest }: ButtonLinkProps) {
  const styleProps = { 'data-variant': variant, 'data-size': size }
  return rest.to === undefined ? <AnchorRoot {...styleProps} {...rest} /> : <RouterRoot {...styleProps} {...rest} />
}
