import { brand } from '../theme/brand.ts'

const address = (path: string) => new URL(path, brand.origin).href

/** Statements about one page as JSON-LD, for `PageHead` or for the component below. */
export const structuredData = (...statements: object[]) => ({ '@context': 'https://schema.org', '@graph': statements })

/** The business; other statements refer to it by `publisher`. */
export const organization = () => ({
  '@type': 'Organization',
  ...publisher,
  name: brand.name,
  slogan: brand.tagline,
  url: address('/'),
  logo: address('/icon.svg'),
  email: brand.email,
})

/** A reference to the business from another statement. */
export const publisher = { '@id': address('/#organization') } as const

/** The way from the home page to this one; the last entry is the page itself. */
export const breadcrumbs = (...trail: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
})

/** Questions that the page answers; an answer is text or HTML. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/* JSON that cannot end the script element it stands in. */
const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c')

/** What search engines read about the page in JSON-LD, at the place where its data is known. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
