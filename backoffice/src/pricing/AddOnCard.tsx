import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { AddOn } from '@fortnight/supabase/pricing/queries'
import { PriceCard } from './PriceCard.tsx'

type Props = { addOn: AddOn; onEdit: () => void; onDelete: () => void }

/** One add-on of the draft. [ADMIN-PRICE-2] */
export function AddOnCard({ addOn: { name, price, description }, onEdit, onDelete }: Props) {
  return (
    <PriceCard as="li">
      <div data-part="head">
        <h3>{name}</h3>
        <strong>{price}</strong>
      </div>
      <p>{description}</p>
      <div data-part="actions">
        <Button variant="secondary" size="small" onClick={onEdit}>
          <Pencil aria-hidden /> Edit <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="danger" size="small" onClick={onDelete}>
          <Trash2 aria-hidden /> Delete <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
    </PriceCard>
  )
}
