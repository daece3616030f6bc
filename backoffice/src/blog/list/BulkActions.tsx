import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { deletePosts, restorePosts, setPostsPublished } from '@fortnight/supabase/posts/adminMutations'
import { fetchPostsForExport, type ListedPost, type StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { deleteWithUndo, saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { exportCsv } from '@fortnight/shared-ui/csv/exportCsv'
import { postCsvColumns } from './postCsvColumns.ts'

/* Sticky, above the sticky column headers, so that it stays visible while rows further down are selected. */
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
    gap: var(--space-1);
    margin-bottom: var(--space-3);
    border-bottom: 1px solid var(--line);

    > span {
      flex-basis: 100%;
    }
  }

  && + * :is(thead, thead th) {
    top: calc(var(--header) + 48px);
  }
`

const formatPostCount = (count: number) => (count === 1 ? '1 post' : `${count} posts`)

/** Buttons that change all selected posts; hidden while none is selected. */
export function BulkActions({ posts, onDone }: { posts: ListedPost[]; onDone: () => void }) {
  const publication = useMutation(setPostsPublished())
  const deletion = useMutation(deletePosts())
  const restoration = useMutation(restorePosts())
  const ids = posts.map(({ id }) => id)
  const isBusy = publication.isPending || deletion.isPending

  if (posts.length === 0) return null

  const setPublished = async (published: boolean) => {
    try {
      await publication.mutateAsync({ ids, published })
      void toast.success(`${formatPostCount(ids.length)} ${published ? 'published' : 'unpublished'}`)
      onDone()
    } catch {
      void toast.error(saveFailedMessage)
    }
  }
  const confirmAndDelete = async () => {
    let deletedPosts: StoredPost[] = []
    const isDeleted = await deleteWithUndo({
      confirmation:
        ids.length === 1
          ? 'Are you sure you want to delete this blog post?'
          : `Are you sure you want to delete these ${ids.length} blog posts?`,
      remove: async () => {
        deletedPosts = await deletion.mutateAsync(ids)
      },
      successMessage: `${formatPostCount(ids.length)} deleted`,
      undo: () => restoration.mutateAsync(deletedPosts),
    })
    if (isDeleted) onDone()
  }
  const exportPosts = () =>
    exportCsv('blog-posts.csv', postCsvColumns, fetchPostsForExport(ids)).then(
      (count) => toast.success(`${formatPostCount(count)} exported`),
      () => toast.error('Could not export. Try again.'),
    )

  return (
    <Root role="group" aria-label="Selected posts">
      <span role="status">{formatPostCount(ids.length)} selected</span>
      <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void setPublished(true)}>
        Publish
      </Button>
      <Button variant="secondary" size="small" aria-disabled={isBusy} onClick={() => void setPublished(false)}>
        Unpublish
      </Button>
      <Button variant="secondary" size="small" onClick={() => void exportPosts()}>
        Export
      </Button>
      <Button variant="danger" size="small" aria-disabled={isBusy} onClick={() => void confirmAndDelete()}>
        Delete
      </Button>
    </Root>
  )
}
