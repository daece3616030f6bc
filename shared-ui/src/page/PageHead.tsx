import { brand } from '../theme/brand.ts'
import { StructuredData } from './StructuredData.tsx'

const maxTitleLength = 60
const maxDescriptionLength = 160
const maxKeywords = 10
const defaultImage = '/social/default.png'

function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const start = text.slice(0, maxLength - 1)
  const lastSpace = start.lastIndexOf(' ')
  return `${(lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start).replace(/[\s.,;:–-]+$/, '')}…`
}

/** A title of at most 60 characters in total, with the brand's suffix if there is room for it [META-1]. */
export function pageTitle(title: string): string {
  const withSuffix = title.trim() + brand.titleSuffix
  return withSuffix.length <= maxTitleLength ? withSuffix : truncate(title.trim(), maxTitleLength)
}

/** A description on one line of at most 160 characters [META-2]. */
export const pageDescription = (text: string): string =>
  truncate(text.trim().replace(/\s+/g, ' '), maxDescriptionLength)

/** The first 10 keywords [META-3]. */
export const pageKeywords = (keywords: readonly string[]): string => keywords.slice(0, maxKeywords).join(', ')

/** Props of `PageHead`. `canonicalPath` is a path of this site; a full URL is kept unchanged [META-8]. */
export type PageHeadProps = {
  title: string
  description?: string | undefined
  keywords?: readonly string[] | undefined
  canonicalPath?: string | undefined
  noindex?: boolean | undefined
  /** Image of social cards, 1200 × 630 px; defaults to the image of the site. */
  image?: string | undefined
  /** Author of an article; defaults to the business. */
  author?: string | undefined
  type?: 'website' | 'article' | undefined
  structuredData?: object | undefined
}

/** The head elements that search engines and social cards read [META-1..6]; one per page. */
export function PageHead({
  title,
  description,
  keywords,
  canonicalPath,
  noindex,
  image = defaultImage,
  author = brand.blogAuthor,
  type = 'website',
  structuredData,
}: PageHeadProps) {
  const fullTitle = pageTitle(title)
  const summary = description && pageDescription(description)
  const canonical = canonicalPath && new URL(canonicalPath, brand.origin).href
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="author" content={author} />
      {summary && <meta name="description" content={summary} />}
      {keywords && keywords.length > 0 && <meta name="keywords" content={pageKeywords(keywords)} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={fullTitle} />
      {summary && <meta property="og:description" content={summary} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={new URL(image, brand.origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content={brand.socialHandle} />
      {structuredData && <StructuredData data={structuredData} />}
    </>
  )
}
