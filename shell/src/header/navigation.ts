import type { Viewer } from '@fortnight/supabase/server/areaDeclaration'
import { type Areas, matchesPattern } from '../areas/areas.ts'

const allLinks = (areas: Areas) => Object.values(areas).flatMap(({ navigation }) => navigation)

/** The links of the header for a visitor or a user type, in order. [CHROME-5, CHROME-10, CHROME-11, CHROME-17] */
export const headerLinks = (areas: Areas, viewer: Viewer) =>
  sortByPlace(allLinks(areas).map((link) => ({ ...link, place: link.header?.[viewer] })))

/** The links of the footer, in order. [CHROME-18] */
export const footerLinks = (areas: Areas) =>
  sortByPlace(allLinks(areas).map((link) => ({ ...link, place: link.footer })))

const sortByPlace = <Link extends { place: number | undefined }>(links: Link[]) =>
  links.filter(({ place }) => place !== undefined).sort((a, b) => (a.place ?? 0) - (b.place ?? 0))

/** The id of the home page's section that a link leads to; undefined for other links. */
export const homeSectionId = (to: string) => (to.startsWith('/#') ? to.slice(2) : undefined)

/** `aria-current` of a link on a page: 'page' on its own, true on those of its section. */
export function currentValue(to: string, page: string, section: string[] = []) {
  if (page === to) return 'page'
  // The other sections of the back office have links of their own.
  if (to === '/admin') return undefined
  const isInSection = page.startsWith(`${to}/`) || section.some((pattern) => matchesPattern(pattern, page))
  return isInSection || undefined
}
