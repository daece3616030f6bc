import { Pencil } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { AddOn } from '@fortnight/supabase/pricing/queries'
import { DeleteButton } from '../list/table/DeleteButton.tsx'
import { PriceCard } from './PriceCard.tsx'

type Props = { addOn: AddOn; onEdit: () => void; onDelete: () => void }

/** One add-on of the draft. [ADMIN-PRICE-2] */
export function AddOnCard({ addOn: { name, price, description }, onEdit, onDelete }: Props) {
  const [amount, unit] = price.split(/ (?=per )/)
  return (
    <PriceCard as="li">
      <div data-part="head">
        <h3>{name}</h3>
        <strong>
          {amount} {unit && <small>{unit}</small>}
        </strong>
      </div>
      <p>{description}</p>
      <div data-part="actions">
        <Button variant="ghost" size="small" title="Edit" onClick={onEdit}>
          <Pencil aria-hidden /> <VisuallyHidden>Edit {name}</VisuallyHidden>
        </Button>
        <DeleteButton name={name} onDelete={onDelete} />
      </div>
    </PriceCard>
  )
}
