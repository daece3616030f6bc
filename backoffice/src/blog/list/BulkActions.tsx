import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import {
  deletePosts,
  fetchPostsForExport,
  restorePosts,
  setPostsPublished,
} from '@fortnight/supabase/posts/adminMutations'
import type { ListedPost, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { deleteWithUndo, saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { exportCsv } from '../../list/exportCsv.ts'
import { csvColumns } from './postCsvColumns.ts'

/* Stays in sight while rows are selected further down, and the names of the columns below it. */
const Root = styled.div`
  position: sticky;
  z-index: 2;
  top: var(--header);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-height: 48px;
  padding-block: var(--space-2);
  background: var(--paper);

  > span {
    margin-inline-end: var(--space-2);
    font-weight: 600;
  }

  @media (max-width: 40rem) {
    > span {
      flex-basis: 100%;
    }
  }

  && + * thead th {
    top: calc(var(--header) + 48px);
  }
`

const counted = (count: number) => (count === 1 ? '1 post' : `${count} posts`)

/** What can be done to all selected posts at a time; out of sight while none is. */
export function BulkActions({ posts, onDone }: { posts: ListedPost[]; onDone: () => void }) {
  const publish = useMutation(setPostsPublished())
  const remove = useMutation(deletePosts())
  const restore = useMutation(restorePosts())
  const ids = posts.map(({ id }) => id)
  const isBusy = publish.isPending || remove.isPending

  if (posts.length === 0) return null

  const setPublished = async (published: boolean) => {
    try {
      await publish.mutateAsync({ ids, published })
      toast.success(`${counted(ids.length)} ${published ? 'published' : 'unpublished'}`)
      onDone()
    } catch {
      toast.error(saveFailedMessage)
    }
  }
  const confirmAndRemove = async () => {
    let deleted: StoredPost[] = []
    const isDeleted = await deleteWithUndo({
      confirmation:
        ids.length === 1
          ? 'Are you sure you want to delete this blog post?'
          : `Are you sure you want to delete these ${ids.length} blog posts?`,
      remove: async () => {
        deleted = await remove.mutateAsync(ids)
      },
      successMessage: `${counted(ids.length)} deleted`,
      undo: () => restore.mutateAsync(deleted),
    })
    if (isDeleted) onDone()
  }
  const download = () =>
    exportCsv('blog-posts.csv', csvColumns, fetchPostsForExport(ids)).then(
      (count) => toast.success(`${counted(count)} exported`),
      () => toast.error('Could not export. Try again.'),
    )

  return (
    <Root role="group" aria-label="Selected posts">
      <span role="status">{counted(ids.length)} selected</span>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void setPublished(true)}>
        Publish
      </Button>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void setPublished(false)}>
        Unpublish
      </Button>
      <Button variant="secondary" size="small" onClick={() => void download()}>
        Export
      </Button>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => void confirmAndRemove()}>
        Delete
      </Button>
    </Root>
  )
}
