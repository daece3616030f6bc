import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { DeleteButton } from '../list/table/DeleteButton.tsx'
import { namedIcons } from '../list/table/namedIcons.ts'
import { truncateText } from '../list/truncateText.ts'

const descriptionLength = 120
const visibleBenefitCount = 3

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  font-size: var(--text-14);
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--text-18);
  }

  > ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  > [data-part='head'] {
    display: grid;
    grid-template-columns: 48px 1fr;
    gap: var(--space-3);
    align-items: center;

    img {
      width: 48px;
      height: 48px;
      border-radius: var(--radius-small);
      object-fit: contain;
    }
  }

  > [data-part='kinds'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
  }

  /* The text of the last one ends where the line does. */
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-block: auto calc(-1 * var(--space-2));
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
    ${namedIcons}

    > :first-child {
      margin-inline-end: auto;
    }

    > :last-child {
      margin-inline-end: calc(-1 * var(--space-3));
    }
  }
`

/** A partner in the list. [ADMIN-PART-2] */
export function PartnerCard({ partner, onDelete }: { partner: StoredPartner; onDelete: () => void }) {
  const { id, name, logo_url, category, partnership_type, description, benefits, website } = partner
  const hiddenCount = benefits.length - visibleBenefitCount
  return (
    <Root as="li">
      <div data-part="head">
        <img src={logo_url} width={48} height={48} alt={`${name} logo`} loading="lazy" decoding="async" />
        <h2>{name}</h2>
      </div>
      <p data-part="kinds">
        <Badge>{category}</Badge>
        <Badge tone="info">{partnership_type}</Badge>
      </p>
      <p data-clamp>{truncateText(description, descriptionLength)}</p>
      {benefits.length > 0 && (
        <ul aria-label={`Benefits of ${name}`}>
          {benefits.slice(0, visibleBenefitCount).map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <p>
          +{hiddenCount} more {hiddenCount === 1 ? 'benefit' : 'benefits'}
        </p>
      )}
      <div data-part="actions">
        <a href={website} target="_blank" rel="noopener noreferrer">
          Visit Website <VisuallyHidden>of {name} (opens a new tab)</VisuallyHidden>
        </a>
        <ButtonLink to={`/admin/partners/edit/${id}`} variant="ghost" size="small" title="Edit">
          <Pencil aria-hidden /> <VisuallyHidden>Edit {name}</VisuallyHidden>
        </ButtonLink>
        <DeleteButton name={name} onDelete={onDelete} />
      </div>
    </Root>
  )
}
