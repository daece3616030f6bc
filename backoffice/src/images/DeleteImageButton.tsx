import { Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { deleteImage } from '@fortnight/supabase/images/adminMutations'
import type { UploadedImage } from '@fortnight/supabase/images/adminQueries'
import { fileName } from './fileName.ts'

/** Deletes an image after a confirmation. There is no Undo, because the file itself is deleted. [ADMIN-IMG-3] */
export function DeleteImageButton({ image }: { image: UploadedImage }) {
  const deletion = useMutation(deleteImage())
  const name = fileName(image)

  const confirmAndDelete = async () => {
    const unsaved = image.state === 'new' ? ' If a form that uses it is still open, don’t save that form.' : ''
    if (!window.confirm(`Are you sure you want to delete ${name}? This cannot be undone.${unsaved}`)) return
    await deletion.mutateAsync(image.id).then(
      () => toast.success('Image deleted'),
      () => toast.error('The image could not be deleted. It may now be in use.'),
    )
  }

  return (
    <Button
      variant="ghost"
      size="small"
      title="Delete"
      aria-disabled={deletion.isPending}
      onClick={() => void confirmAndDelete()}
    >
      <Trash2 aria-hidden /> <VisuallyHidden>Delete {name}</VisuallyHidden>
    </Button>
  )
}
