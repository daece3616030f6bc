import { useState } from 'react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import type { ListedPost } from '@fortnight/supabase/posts/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { DataTable } from '../../list/table/DataTable.tsx'
import { BulkActions } from './BulkActions.tsx'
import { CompactPostTable } from './CompactPostTable.ts'
import { postColumns } from './postColumns.tsx'

type Props = { posts: ListedPost[]; isStale: boolean; isFiltered: boolean }

/** One page of the posts that match, with the actions for the selected ones. */
export function PostTable({ posts, isStale, isFiltered }: Props) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  // A bulk action must not change posts that are no longer shown.
  const selectedPosts = posts.filter(({ id }) => selection.has(id))

  return (
    <>
      <BulkActions posts={selectedPosts} onDone={() => setSelection(new Set())} />
      <DataTable
        caption="Blog posts"
        columns={postColumns}
        rows={posts}
        isStale={isStale}
        selection={new Set(selectedPosts.map(({ id }) => id))}
        onSelectionChange={setSelection}
        rowLabel={({ title }) => title}
        styledTable={CompactPostTable}
        empty={<NoPosts isFiltered={isFiltered} />}
      />
    </>
  )
}

/** [ADMIN-BLOG-4] */
function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No blog posts found." hint="Try another search, category, or status." />
  return (
    <EmptyState title="No blog posts found." hint="Posts you publish here appear on the blog.">
      <ButtonLink to="/admin/blog/new" variant="secondary" size="small">
        Write the first post
      </ButtonLink>
    </EmptyState>
  )
}
