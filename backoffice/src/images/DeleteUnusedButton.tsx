import { Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { deleteUnusedImages } from '@fortnight/supabase/images/adminMutations'
import { uploadedImages } from '@fortnight/supabase/images/adminQueries'

const imageCount = (count: number) => `${count.toLocaleString('en-US')} unused image${count === 1 ? '' : 's'}`

/** Deletes all unused images after a confirmation; shown while there are some. [ADMIN-IMG-3] */
export function DeleteUnusedButton() {
  const total = useQuery(uploadedImages({ q: '', state: 'unused', page: 1 })).data?.total ?? 0
  const deletion = useMutation(deleteUnusedImages())
  if (total === 0) return null

  const confirmAndDelete = async () => {
    const confirmation = `Are you sure you want to delete ${imageCount(total)}? No post, partner, FAQ, or saved version shows them. This cannot be undone.`
    if (!window.confirm(confirmation)) return
    await deletion.mutateAsync().then(
      (count) => toast.success(`${imageCount(count)} deleted`),
      () => toast.error('Not all unused images could be deleted. Try again.'),
    )
  }

  return (
    <Button variant="danger" size="small" aria-disabled={deletion.isPending} onClick={() => void confirmAndDelete()}>
      <Trash2 aria-hidden /> Delete {imageCount(total)}
    </Button>
  )
}
