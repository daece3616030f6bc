import { Pencil } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { HandoverItem } from '@fortnight/supabase/handover/handover'
import { DeleteButton } from '../../list/table/DeleteButton.tsx'
import { Actions } from './handoverStyles.ts'

type Props = { item: HandoverItem; onEdit: () => void; onDelete: () => void }

/** What the team can do with an item. One that both sides have ticked stays. */
export function ItemActions({ item, onEdit, onDelete }: Props) {
  const isDone = item.client_ticked_at !== null && item.team_ticked_at !== null
  return (
    <Actions data-part="actions">
      <Button variant="ghost" size="small" title="Edit" onClick={onEdit}>
        <Pencil aria-hidden /> <VisuallyHidden>Edit {item.title}</VisuallyHidden>
      </Button>
      {!isDone && <DeleteButton name={item.title} onDelete={onDelete} />}
    </Actions>
  )
}
