import { Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

type Props = { name: string; isPending?: boolean; onDelete: () => unknown }

/** The icon button that deletes one of several records, in a table or on a card. */
export const DeleteButton = ({ name, isPending = false, onDelete }: Props) => (
  <Button variant="ghost" size="small" title="Delete" aria-disabled={isPending} onClick={() => void onDelete()}>
    <Trash2 aria-hidden /> <VisuallyHidden>Delete {name}</VisuallyHidden>
  </Button>
)
