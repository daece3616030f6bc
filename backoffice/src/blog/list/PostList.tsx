import { useState } from 'react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { adminPostCategories, adminPosts } from '@fortnight/supabase/posts/adminQueries'
import { DataTable } from '../../list/DataTable.tsx'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { Pagination } from '../../list/Pagination.tsx'
import { useListState } from '../../list/useListState.ts'
import { useListQuery } from '../../list/useListQuery.ts'
import { BulkActions } from './BulkActions.tsx'
import { postColumns } from './postColumns.tsx'

const states = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
]
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'changed', label: 'Last changed' },
  { value: 'title', label: 'Title' },
]

/** The posts that match, with what can be done to one or to several of them. */
export function PostList() {
  const [list, set] = useListState({
    filters: ['category', 'state'],
    sorts: ['newest', 'oldest', 'changed', 'title'],
  })
  const { category = '', state = '' } = list.filters
  const { data, isStale } = useListQuery(adminPosts({ q: list.q, category, state, sort: list.sort, page: list.page }))
  const { data: categories = [] } = useQuery(adminPostCategories())
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const posts = data?.posts ?? []
  // What is no longer in sight must not be deleted by a button.
  const selected = posts.filter(({ id }) => selection.has(id))

  return (
    <>
      <ListToolbar
        list={list}
        set={set}
        searchLabel="Search posts"
        searchPlaceholder="Title or excerpt"
        filters={[
          {
            name: 'category',
            label: 'Category',
            options: [{ value: '', label: 'All' }, ...categories.map((name) => ({ value: name, label: name }))],
          },
          { name: 'state', label: 'Status', options: states, isSelect: true },
        ]}
        sorts={sorts}
        count={data?.total}
        noun="post"
      />
      <BulkActions posts={selected} onDone={() => setSelection(new Set())} />
      {data ? (
        <DataTable
          caption="Blog posts"
          columns={postColumns}
          rows={posts}
          isStale={isStale}
          selection={new Set(selected.map(({ id }) => id))}
          onSelection={setSelection}
          rowLabel={({ title }) => title}
          empty={<NoPosts isNarrowed={list.q !== '' || category !== '' || state !== ''} />}
        />
      ) : (
        <Skeleton lines={10} label="Loading posts…" />
      )}
      <Pagination page={list.page} total={data?.total ?? 0} onPageChange={(page) => set({ page })} />
    </>
  )
}

/** [ADMIN-BLOG-4] */
function NoPosts({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title="No blog posts found." hint="Try another search, category or status." />
  return (
    <EmptyState title="No blog posts found." hint="What you publish here is what visitors read on the blog.">
      <ButtonLink to="/admin/blog/new" variant="secondary">
        Write the first post
      </ButtonLink>
    </EmptyState>
  )
}
