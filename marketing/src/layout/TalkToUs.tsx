import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { scrollOnClick } from '@fortnight/shared-ui/browser/scrollToSection'
import { track } from '@fortnight/shared-ui/track'

const scrollToContact = scrollOnClick('contact')

/** The link to the contact section, which works without JavaScript. [HOME-4, EVENT-1] */
export function TalkToUs() {
  return (
    <ButtonLink
      to="/#contact"
      size="large"
      onClick={(event) => {
        track('talk_to_us_cta', { page: location.pathname })
        scrollToContact(event)
      }}
    >
      Talk to Us
    </ButtonLink>
  )
}
