import { scrollOnClick } from '@fortnight/shared-ui/browser/scrollToSection'

/** `onClick` of links to the contact section of this page. */
export const scrollToContact = scrollOnClick('contact')
