import { brand } from '@fortnight/shared-ui/theme/brand'
import { breadcrumbs, organization, publisher, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import type { PostCard } from '@fortnight/supabase/posts/queries'
import { address, isAddress } from '../absoluteUrl.ts'
import { authorOf } from '../structuredAuthor.ts'

const listedPosts = 10

/** The blog for search engines, with its first ten posts. [META-7] */
export const blogData = (posts: readonly PostCard[]) =>
  structuredData(organization(), breadcrumbs({ name: 'Blog', path: '/blog' }), {
    '@type': 'Blog',
    '@id': address('/blog#blog'),
    name: `${brand.name} blog`,
    url: address('/blog'),
    publisher,
    blogPost: posts.slice(0, listedPosts).map(({ slug, title, excerpt, author, publish_date, image_url }) => ({
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      url: address(`/blog/${slug}`),
      image: isAddress(image_url) ? address(image_url) : undefined,
      datePublished: publish_date,
      author: authorOf(author),
    })),
  })
