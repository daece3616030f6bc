import { breadcrumbs, organization, publisher, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import type { Post } from '@fortnight/supabase/posts/queries'
import { absoluteUrl, isUrl } from '../absoluteUrl.ts'
import { structuredAuthor } from '../structuredAuthor.ts'
import { blogUrl } from '../blogUrl.ts'

/* Search engines ignore longer headlines. */
const maxHeadlineLength = 110

/** URL of the social image: the author's choice or the generated one. Social networks do not show SVG. [META-8] */
export const socialImageUrl = ({ og_image_url, slug }: Pick<Post, 'og_image_url' | 'slug'>) =>
  og_image_url && isUrl(og_image_url) && !/\.svg$/i.test(og_image_url) ? og_image_url : `/social/${slug}.png`

/** The canonical URL of the post, which may be on another site. */
export const canonicalUrl = ({ canonical_url, slug }: Pick<Post, 'canonical_url' | 'slug'>) =>
  canonical_url && isUrl(canonical_url) ? canonical_url : `/blog/${slug}`

/** Structured data of the post with its schema.org type, breadcrumbs and publisher. */
export function postStructuredData(post: Post) {
  const { slug, title, excerpt, category, tags, author, publish_date, updated_at, image_url, schema_type } = post
  const url = absoluteUrl(canonicalUrl(post))
  return structuredData(
    organization(),
    breadcrumbs(
      { name: 'Blog', path: '/blog' },
      { name: category, path: blogUrl({ category }) },
      { name: title, path: `/blog/${slug}` },
    ),
    {
      '@type': schema_type,
      '@id': `${url}#article`,
      headline: title.slice(0, maxHeadlineLength),
      description: post.meta_description || excerpt,
      image: [socialImageUrl(post), image_url].filter(isUrl).map(absoluteUrl),
      datePublished: publish_date,
      // A post may have a publish date after its last update; dateModified must not be earlier.
      dateModified: updated_at > publish_date ? updated_at : publish_date,
      author: structuredAuthor(author),
      publisher,
      mainEntityOfPage: url,
      url,
      articleSection: category,
      keywords: tags.join(', '),
      inLanguage: 'en',
    },
  )
}
