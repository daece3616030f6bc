import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { scrollOnClick } from '@fortnight/shared-ui/scrollToSection'

/** The way to the contact section; a real link, so that it also works without a script. [HOME-4] */
export function TalkToUs() {
  return (
    <ButtonLink to="/#contact" size="large" onClick={scrollOnClick('contact')}>
      Talk to Us
    </ButtonLink>
  )
}
