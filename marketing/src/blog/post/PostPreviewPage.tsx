import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { previewedPost } from '@fortnight/supabase/posts/previews'
import { styled } from 'styled-components'
import { PostArticle } from './PostArticle.tsx'
import { PostContainer } from './PostContainer.ts'

const Note = styled.p`
  margin-bottom: var(--space-5);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--warning);
  border-radius: var(--radius-small);
  background: var(--warning-soft);
`

/** Previews a post, published or not, for anyone who has the secret link. */
export default function PostPreviewPage() {
  const { token = '' } = useParams()
  return (
    <PostContainer>
      <PageHead title="Preview" noindex />
      <PageBoundary fallback={<Skeleton lines={14} label="Loading the article" />} errorTitle="Error Loading Blog Post">
        <PreviewedPost token={token} />
      </PageBoundary>
    </PostContainer>
  )
}

function PreviewedPost({ token }: { token: string }) {
  const { data: post } = useSuspenseQuery(previewedPost(token))
  if (!post) {
    return (
      <>
        <h1>This preview link has expired</h1>
        <p>It’s more than a week old, was revoked, or is incomplete. Ask the person who sent it for a new one.</p>
      </>
    )
  }
  return (
    <>
      <Note role="note">This is a preview of how the article will look. Please don’t share the link.</Note>
      <PostArticle post={post} />
    </>
  )
}
