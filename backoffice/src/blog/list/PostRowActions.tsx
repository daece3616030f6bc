import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useMutation } from '@fortnight/shared-ui/query'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deletePosts, restorePosts } from '@fortnight/supabase/posts/adminMutations'
import type { ListedPost, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { deleteWithUndo } from '../../list/deleteWithUndo.ts'

/** Ways to edit and to delete one post. A deletion can be taken back for a while. [ADMIN-BLOG-7] */
export function PostActions({ post }: { post: ListedPost }) {
  const remove = useMutation(deletePosts())
  const restore = useMutation(restorePosts())

  const confirmAndRemove = () => {
    let deleted: StoredPost[] = []
    return deleteWithUndo({
      confirmation: 'Are you sure you want to delete this blog post?',
      remove: async () => {
        deleted = await remove.mutateAsync([post.id])
      },
      successMessage: 'Blog post deleted',
      undo: () => restore.mutateAsync(deleted),
    })
  }

  return (
    <>
      <ButtonLink to={`/admin/blog/edit/${post.id}`} variant="ghost" size="small" title="Edit">
        <Pencil aria-hidden /> <VisuallyHidden>Edit {post.title}</VisuallyHidden>
      </ButtonLink>
      <Button variant="ghost" size="small" title="Delete" disabled={remove.isPending} onClick={confirmAndRemove}>
        <Trash2 aria-hidden /> <VisuallyHidden>Delete {post.title}</VisuallyHidden>
      </Button>
    </>
  )
}
