import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import { buttonLook, type ButtonSize, type ButtonVariant } from './buttonStyles.ts'

const RouterRoot = styled(Link)`
  ${buttonLook}
`

const AnchorRoot = styled.a`
  ${buttonLook}
`

type Look = { variant?: ButtonVariant; size?: ButtonSize }

/** Props of `ButtonLink`: either `to` (a path of this product) or `href` (any other address). */
export type ButtonLinkProps = Look &
  ((ComponentProps<typeof Link> & { href?: undefined }) | (ComponentProps<'a'> & { href: string; to?: undefined }))

/** A link that looks like a button. `to` navigates without loading the page anew, `href` is a plain anchor. */
export function ButtonLink({ variant = 'primary', size = 'medium', ...rest }: ButtonLinkProps) {
  const look = { 'data-variant': variant, 'data-size': size }
  return rest.to === undefined ? <AnchorRoot {...look} {...rest} /> : <RouterRoot {...look} {...rest} />
}
