import { ButtonLink, type ButtonLinkProps } from '@fortnight/shared-ui/controls/ButtonLink'
import { track } from '@fortnight/shared-ui/track'

type Props = Pick<ButtonLinkProps, 'onClick'>

/**
 * The link to the contact section of the home page, which works without JavaScript. The home page scrolls to the section when it is
 * opened by this link; on the home page itself, `onClick` does. [HOME-4, EVENT-1]
 */
export function TalkToUs({ onClick }: Props) {
  return (
    <ButtonLink
      to="/#contact"
      size="large"
      onClick={(event) => {
        track('talk_to_us_cta', { page: location.pathname })
        onClick?.(event)
      }}
    >
      Talk to Us
    </ButtonLink>
  )
}
