import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { postById } from '@fortnight/supabase/posts/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PostForm } from './PostForm.tsx'

/** A new post at /admin/blog/new, an existing one at /admin/blog/edit/:id. */
export default function PostFormPage() {
  const { id } = useParams()
  const { data: post } = useQuery({ ...postById(id ?? ''), enabled: id !== undefined })
  return (
    <>
      <PageHeader
        title={id ? 'Edit Post' : 'Create New Post'}
        recordName={post?.title}
        back={{ to: '/admin/blog', label: 'Back to posts' }}
      />
      <PageBoundary fallback={<Skeleton lines={12} label="Loading post…" />} errorTitle="Failed to fetch post">
        {id ? <StoredPost key={id} id={id} /> : <PostForm />}
      </PageBoundary>
    </>
  )
}

function StoredPost({ id }: { id: string }) {
  const { data: post } = useSuspenseQuery(postById(id))
  if (!post) return <Missing />
  return <PostForm post={post} />
}

const Missing = () => (
  <EmptyState title="Post not found" hint="It may have been deleted in the meantime.">
    <ButtonLink to="/admin/blog" variant="secondary" size="small">
      Show all posts
    </ButtonLink>
  </EmptyState>
)
