import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery } from '@fortnight/shared-ui/query'
import { adminPostCategories, adminPosts } from '@fortnight/supabase/posts/adminQueries'
import { ListPage } from '../../list/ListPage.tsx'
import { useListState } from '../../list/useListState.ts'
import { PostTable } from './PostTable.tsx'

const publicationFilter = {
  name: 'state',
  label: 'Status',
  isSelect: true,
  options: [
    { value: '', label: 'All' },
    { value: 'published', label: 'Published' },
    { value: 'scheduled', label: 'Scheduled' },
    { value: 'draft', label: 'Draft' },
  ],
}
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Recently updated' },
  { value: 'title', label: 'Title' },
]

/** All posts (published, scheduled, drafts) at /admin/blog. Search, filters, sort order and page are in the URL. */
export default function PostListPage() {
  const [list, setList] = useListState({ filters: ['category', 'state'], sorts })
  const { category = '', state = '' } = list.filters
  const { data: categories = [] } = useQuery(adminPostCategories())
  const categoryFilter = {
    name: 'category',
    label: 'Category',
    isLong: true,
    options: [{ value: '', label: 'All' }, ...categories.map((name) => ({ value: name, label: name }))],
  }

  return (
    <ListPage
      title="Blog Posts"
      noun="post"
      actions={
        <ButtonLink to="/admin/blog/new" size="small">
          <Plus aria-hidden /> New post
        </ButtonLink>
      }
      list={list}
      setList={setList}
      searchPlaceholder="Title or excerpt"
      filters={[publicationFilter, categoryFilter]}
      sorts={sorts}
      keepsToolbar
      pageQuery={(page) => adminPosts({ q: list.q, category, state, sort: list.sort, page })}
      fallback={<Skeleton lines={10} label="Loading posts…" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <PostTable posts={data.posts} isStale={isStale} isFiltered={isFiltered} />
      )}
    />
  )
}
