import { brand } from '../theme/brand.ts'
import { StructuredData } from './StructuredData.tsx'

const titleLimit = 60
const descriptionLimit = 160
const keywordLimit = 10
const defaultImage = '/social/default.png'

function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > limit / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,;:–-]+$/, '')}…`
}

/** Title with the brand's suffix, at most 60 characters together [META-1]. */
export const pageTitle = (title: string): string =>
  shorten(title.trim(), titleLimit - brand.titleSuffix.length) + brand.titleSuffix

/** Description in one line of at most 160 characters [META-2]. */
export const pageDescription = (text: string): string => shorten(text.trim().replace(/\s+/g, ' '), descriptionLimit)

/** The first 10 keywords [META-3]. */
export const pageKeywords = (keywords: readonly string[]): string => keywords.slice(0, keywordLimit).join(', ')

/** Props of `PageHead`. `canonicalPath` is a path of this site; a full address is taken as it is [META-8]. */
export type PageHeadProps = {
  title: string
  description?: string | undefined
  keywords?: readonly string[] | undefined
  canonicalPath?: string | undefined
  noindex?: boolean | undefined
  /** What a link to the page shows elsewhere, 1200 × 630; the site's own picture unless said otherwise. */
  image?: string | undefined
  /** Of an article; pages are by the business itself. */
  author?: string | undefined
  type?: 'website' | 'article' | undefined
  structuredData?: object | undefined
}

/** Everything search engines and social cards read of a page [META-1..6]; one per page. */
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
