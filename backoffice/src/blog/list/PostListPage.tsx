import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { PostList } from './PostList.tsx'

/** All posts, published, scheduled and draft, at /admin/blog. Search, filters, order and page live in the address. */
export default function PostListPage() {
  return (
    <>
      <PageHeader title="Blog Posts">
        <ButtonLink to="/admin/blog/new" size="small">
          <Plus aria-hidden /> New Post
        </ButtonLink>
      </PageHeader>
      <PageBoundary
        fallback={<Skeleton lines={10} label="Loading posts…" />}
        errorTitle="The posts could not be loaded"
      >
        <PostList />
      </PageBoundary>
    </>
  )
}
