import { Pencil, Star, StarOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { PricingPlan } from '@fortnight/supabase/pricing/queries'
import { DeleteButton } from '../list/table/DeleteButton.tsx'
import { PriceCard } from './PriceCard.tsx'

const visibleFeatureCount = 4

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);

  > strong {
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
  }

  > s {
    color: var(--ink-soft);
  }
`

type Props = { plan: PricingPlan; onTogglePopular: () => void; onEdit: () => void; onDelete: () => void }

/** One plan of the draft. [ADMIN-PRICE-1] */
export function PlanCard({ plan, onTogglePopular, onEdit, onDelete }: Props) {
  const { name, description, price, original_price, discount, timeline, features, popular } = plan
  const hiddenCount = features.length - visibleFeatureCount
  return (
    <PriceCard as="li" data-popular={popular || undefined}>
      <div data-part="head">
        <h3>{name}</h3>
        {popular && <Badge tone="positive">Popular</Badge>}
      </div>
      <p>{description}</p>
      <Price>
        <strong>{price}</strong>
        <VisuallyHidden>originally</VisuallyHidden>
        <s>{original_price}</s>
        <Badge tone="info">{discount}</Badge>
      </Price>
      <p>Delivered in {timeline}</p>
      <ul aria-label={`Features of ${name}`}>
        {features.slice(0, visibleFeatureCount).map((feature, index) => (
          <li key={index}>{feature}</li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <p data-part="more">
          +{hiddenCount} more {hiddenCount === 1 ? 'feature' : 'features'}
        </p>
      )}
      <div data-part="actions">
        <Button variant="ghost" size="small" onClick={onTogglePopular}>
          {popular ? <StarOff aria-hidden /> : <Star aria-hidden />} {popular ? 'Unset' : 'Set'} Popular{' '}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="small" title="Edit" onClick={onEdit}>
          <Pencil aria-hidden /> <VisuallyHidden>Edit {name}</VisuallyHidden>
        </Button>
        <DeleteButton name={name} onDelete={onDelete} />
      </div>
    </PriceCard>
  )
}
