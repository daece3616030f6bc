import { useQuery } from '@fortnight/shared-ui/query'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Navigate, useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { postBySlug } from '@fortnight/supabase/posts/queries'
import { NextStepSection } from '../../layout/section/NextStepSection.tsx'
import { PostContainer } from './PostContainer.ts'
import { PostHead } from './PostHead.tsx'
import { PostView } from './PostView.tsx'

/** Shows one post, and redirects to the list without a slug. [POST-4] */
export default function BlogPostPage() {
  const { slug } = useParams()
  return slug ? <PostBySlug slug={slug} /> : <Navigate to="/blog" replace />
}

function PostBySlug({ slug }: { slug: string }) {
  // Only reads the cache: PostView below fetches the post.
  const { data: post, isError } = useQuery({ ...postBySlug(slug), enabled: false })
  // While the post loads or fails, the page still needs an h1. It disappears together with the fallback.
  const placeholderTitle = <VisuallyHidden as="h1">Article</VisuallyHidden>
  return (
    <>
      <PostContainer>
        <PostHead post={post} />
        {isError && placeholderTitle}
        <PageBoundary
          // Remounts for another post, so that it has its own loading state. [POST-5]
          key={slug}
          fallback={
            <>
              {placeholderTitle}
              <Skeleton lines={14} label="Loading the article" />
            </>
          }
          errorTitle="Error Loading Blog Post"
        >
          <PostView slug={slug} />
        </PageBoundary>
      </PostContainer>
      {post && (
        <NextStepSection
          title="Have a job for an agent?"
          lead="Tell us what it is and how often it comes in. A developer answers, even if the answer is no."
          next={{ to: '/pricing', label: 'See Pricing' }}
        />
      )}
    </>
  )
}
