import { Pencil } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useMutation } from '@fortnight/shared-ui/query'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deletePosts, restorePosts } from '@fortnight/supabase/posts/adminMutations'
import type { ListedPost, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { deleteWithUndo } from '../../list/deleteWithUndo.ts'
import { DeleteButton } from '../../list/table/DeleteButton.tsx'

/** Buttons that edit and delete a post. A deletion can be undone for 10 seconds. [ADMIN-BLOG-7] */
export function PostRowActions({ post }: { post: ListedPost }) {
  const deletion = useMutation(deletePosts())
  const restoration = useMutation(restorePosts())

  const confirmAndDelete = () => {
    let deletedPosts: StoredPost[] = []
    return deleteWithUndo({
      confirmation: 'Are you sure you want to delete this blog post?',
      remove: async () => {
        deletedPosts = await deletion.mutateAsync([post.id])
      },
      successMessage: 'Blog post deleted',
      undo: () => restoration.mutateAsync(deletedPosts),
    })
  }

  return (
    <>
      <ButtonLink to={`/admin/blog/edit/${post.id}`} variant="ghost" size="small" title="Edit">
        <Pencil aria-hidden /> <VisuallyHidden>Edit {post.title}</VisuallyHidden>
      </ButtonLink>
      <DeleteButton name={post.title} isPending={deletion.isPending} onDelete={confirmAndDelete} />
    </>
  )
}
