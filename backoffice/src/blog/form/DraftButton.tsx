import { type Control, useWatch } from 'react-hook-form'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { publicationState } from '../publication.ts'
import type { PostFormValues } from './postSchema.ts'

type Props = {
  control: Control<PostFormValues, unknown, PostFormValues>
  /** Undefined for a new post. */
  post: StoredPost | undefined
  isSubmitting: boolean
  onClick: () => void
}

/** Saves the post without publishing it. A draft needs no second button for that. [ADMIN-BLOG-21] */
export function DraftButton({ control, post, isSubmitting, onClick }: Props) {
  const published = useWatch({ control, name: 'published' })
  if (!published) return null
  const isPublic = post && publicationState(post) === 'published'
  return (
    <Button variant="secondary" aria-disabled={isSubmitting} onClick={onClick}>
      {isPublic ? 'Unpublish' : 'Save as draft'}
    </Button>
  )
}
