import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { deleteImage } from '@fortnight/supabase/images/adminMutations'
import type { UploadedImage } from '@fortnight/supabase/images/adminQueries'
import { DeleteButton } from '../list/table/DeleteButton.tsx'
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

  return <DeleteButton name={name} isPending={deletion.isPending} onDelete={confirmAndDelete} />
}
