import { Markdown } from '@fortnight/shared-ui/markdown/Markdown'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Link } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import type { Post } from '@fortnight/supabase/posts/queries'
import { Breadcrumbs } from '../../layout/Breadcrumbs.tsx'
import { blogUrl } from '../blogUrl.ts'
import { CoverImage } from '../CoverImage.tsx'
import { formatLongDate } from '../formatLongDate.ts'
import { NewsletterSignup } from '../newsletter/NewsletterSignup.tsx'
import { PostLayout } from './PostLayout.ts'
import { RelatedPosts } from './RelatedPosts.tsx'
import { ShareMenu } from '../share/ShareMenu.tsx'

/** A blog post. [POST-1] */
export function PostArticle({ post }: { post: Post }) {
  const { slug, title, excerpt, category, tags, author, read_time, publish_date, content } = post
  return (
    <PostLayout>
      <Breadcrumbs
        trail={[
          { name: 'Blog', to: '/blog' },
          { name: category, to: blogUrl({ category }) },
        ]}
      />
      <article>
        <header>
          <h1>{title}</h1>
          <p>{excerpt}</p>
          <div>
            <p>
              <strong>{category}</strong> <span>By {author}</span>{' '}
              <time dateTime={publish_date}>{formatLongDate(publish_date)}</time> <span>{read_time}</span>
            </p>
            <ShareMenu path={`/blog/${slug}`} title={title} />
          </div>
        </header>
        <CoverImage post={post} isEager fetchPriority="high" />
        <Markdown showTableOfContents>{content}</Markdown>
        {tags.length > 0 && (
          <footer>
            <h2>Tags</h2>
            <ul role="list">
              {tags.map((tag) => (
                <li key={tag}>
                  <Link to={blogUrl({ q: tag })} rel="nofollow">
                    {tag}
                  </Link>
                </li>
              ))}
            </ul>
          </footer>
        )}
      </article>
      <PageBoundary
        fallback={<Skeleton lines={4} label="Loading related articles" />}
        errorTitle="Related articles could not be loaded"
      >
        <RelatedPosts category={category} slug={slug} />
      </PageBoundary>
      <NewsletterSignup />
    </PostLayout>
  )
}
