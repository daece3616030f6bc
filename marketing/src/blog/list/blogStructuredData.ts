import { brand } from '@fortnight/shared-ui/theme/brand'
import { breadcrumbs, organization, publisher, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import type { PostCard } from '@fortnight/supabase/posts/queries'
import { absoluteUrl, isUrl } from '../absoluteUrl.ts'
import { structuredAuthor } from '../structuredAuthor.ts'

const maxListedPosts = 10

/** Structured data of the blog with the first ten posts. [META-7] */
export const blogStructuredData = (posts: readonly PostCard[]) =>
  structuredData(organization(), breadcrumbs({ name: 'Blog', path: '/blog' }), {
    '@type': 'Blog',
    '@id': absoluteUrl('/blog#blog'),
    name: `${brand.name} blog`,
    url: absoluteUrl('/blog'),
    publisher,
    blogPost: posts.slice(0, maxListedPosts).map(({ slug, title, excerpt, author, publish_date, image_url }) => ({
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      url: absoluteUrl(`/blog/${slug}`),
      image: isUrl(image_url) ? absoluteUrl(image_url) : undefined,
      datePublished: publish_date,
      author: structuredAuthor(author),
    })),
  })
