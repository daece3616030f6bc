import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import type { Post } from '@fortnight/supabase/posts/queries'
import { canonicalUrl, postStructuredData, socialImageUrl } from './postStructuredData.ts'

type Props = {
  /** Undefined while loading, null when there is none. */
  post: Post | null | undefined
}

/** The head tags of a post. SEO fields take precedence over title and excerpt. [META-8] */
export function PostHead({ post }: Props) {
  if (!post) return <PageHead title={post === null ? 'Post Not Found' : 'Blog'} noindex />
  const { title, excerpt, meta_title, meta_description, focus_keyword, tags, category, author } = post
  return (
    <>
      <PageHead
        type="article"
        title={meta_title || title}
        description={meta_description || excerpt}
        keywords={[...new Set([...(focus_keyword ? [focus_keyword] : []), ...tags])]}
        canonicalPath={canonicalUrl(post)}
        image={socialImageUrl(post)}
        author={author}
        structuredData={postStructuredData(post)}
      />
      <meta property="article:published_time" content={post.publish_date} />
      <meta property="article:modified_time" content={post.updated_at} />
      <meta property="article:author" content={author} />
      <meta property="article:section" content={category} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
