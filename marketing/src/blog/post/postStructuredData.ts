import { breadcrumbs, organization, publisher, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import type { Post } from '@fortnight/supabase/posts/queries'
import { address, isAddress } from '../absoluteUrl.ts'
import { authorOf } from '../structuredAuthor.ts'
import { blogAddress } from '../blogUrl.ts'

/* Search engines ignore a longer one. */
const headlineLength = 110

/** The picture of a social card: the author's choice, or the one made for the post. Networks show no SVG. [META-8] */
export const socialImageOf = ({ og_image_url, slug }: Pick<Post, 'og_image_url' | 'slug'>) =>
  og_image_url && isAddress(og_image_url) && !/\.svg$/i.test(og_image_url) ? og_image_url : `/social/${slug}.png`

/** Where search engines find the post: elsewhere, if its author says so. */
export const canonicalOf = ({ canonical_url, slug }: Pick<Post, 'canonical_url' | 'slug'>) =>
  canonical_url && isAddress(canonical_url) ? canonical_url : `/blog/${slug}`

/** The post for search engines, as the kind of article that its author says it is, and the way to it. */
export function postData(post: Post) {
  const { slug, title, excerpt, category, tags, author, publish_date, updated_at, image_url, schema_type } = post
  const url = address(canonicalOf(post))
  return structuredData(
    organization(),
    breadcrumbs(
      { name: 'Blog', path: '/blog' },
      { name: category, path: blogAddress({ category }) },
      { name: title, path: `/blog/${slug}` },
    ),
    {
      '@type': schema_type,
      '@id': `${url}#article`,
      headline: title.slice(0, headlineLength),
      description: post.meta_description || excerpt,
      image: [socialImageOf(post), image_url].filter(isAddress).map(address),
      datePublished: publish_date,
      // A post may be dated ahead of its last change, and nothing is changed before it is published.
      dateModified: updated_at > publish_date ? updated_at : publish_date,
      author: authorOf(author),
      publisher,
      mainEntityOfPage: url,
      url,
      articleSection: category,
      keywords: tags.join(', '),
      inLanguage: 'en',
    },
  )
}
