import { brand } from '../theme/brand.ts'
import { stringifyForScript } from './stringifyForScript.ts'

const absoluteUrl = (path: string) => new URL(path, brand.origin).href

/** Schema.org items of one page as a JSON-LD graph, for `PageHead` or `StructuredData`. */
export const structuredData = (...items: object[]) => ({ '@context': 'https://schema.org', '@graph': items })

/** The business; other items refer to it by `publisher`. */
export const organization = () => ({
  '@type': 'Organization',
  ...publisher,
  name: brand.name,
  slogan: brand.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon.svg'),
  email: brand.email,
})

/** Reference to the business from another item. */
export const publisher = { '@id': absoluteUrl('/#organization') } as const

/** Breadcrumbs from the home page; the last entry is the page itself. */
export const breadcrumbs = (...trail: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
})

/** Questions and answers of the page; an answer is text or HTML. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** Structured data of the page for search engines, as a JSON-LD script. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: stringifyForScript(data) }} />
}
