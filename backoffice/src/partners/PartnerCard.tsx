import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { DeleteButton } from '../list/table/DeleteButton.tsx'
import { namedIcons } from '../list/table/namedIcons.ts'
import { truncateText } from '../list/truncateText.ts'
import { PartnerBenefits } from './PartnerBenefits.tsx'

const descriptionLength = 120

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-4) var(--space-3);
  font-size: var(--text-14);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > [data-part='head'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-3);
    align-items: center;

    img {
      grid-row: 1 / span 2;
      align-self: start;
      width: 40px;
      height: 40px;
      border-radius: var(--radius-small);
      object-fit: contain;
    }

    /* The longest kinds have room in one line. */
    @media (max-width: 64rem) {
      column-gap: var(--space-2);

      img {
        width: 36px;
        height: 36px;
      }
    }

    h2 {
      font-size: var(--text-16);
    }
  }

  > p,
  [data-part='kinds'] {
    color: var(--ink-soft);
  }

  /* At the same height in all cards of a row. Its first icon, not the touch target, is at the edge of the text above. */
  > [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-block: auto calc(-1 * var(--space-1));
    padding-top: var(--space-1);
    border-top: 1px solid var(--line);
    ${namedIcons}

    > [data-size] {
      padding-inline: var(--space-2);
    }

    > :first-child {
      margin-inline-start: calc(-1 * var(--space-2));
    }
  }

  /* Its touch target is higher than the line, its focus ring is not. */
  [data-part='website'] {
    position: relative;
    margin-inline-start: auto;

    &::after {
      content: '';
      position: absolute;
      inset: -12px 0;
    }
  }
`

type Props = { partner: StoredPartner; onDelete: () => void }

/** A partner in the list. [ADMIN-PART-2] */
export function PartnerCard({ partner, onDelete }: Props) {
  const { id, name, logo_url, category, partnership_type, description, benefits, website } = partner
  return (
    <Root as="li">
      <div data-part="head">
        <img src={logo_url} width={40} height={40} alt={`${name} logo`} loading="lazy" decoding="async" />
        <h2>{name}</h2>
        <p data-part="kinds">
          <span>{category}</span> · <span>{partnership_type}</span>
        </p>
      </div>
      <p>{truncateText(description, descriptionLength)}</p>
      <PartnerBenefits name={name} benefits={benefits} />
      <div data-part="foot">
        <ButtonLink to={`/admin/partners/edit/${id}`} variant="ghost" size="small" title="Edit">
          <Pencil aria-hidden /> <VisuallyHidden>Edit {name}</VisuallyHidden>
        </ButtonLink>
        <DeleteButton name={name} onDelete={onDelete} />
        <a data-part="website" href={website} target="_blank" rel="noopener noreferrer">
          Visit Website <VisuallyHidden>of {name} (opens a new tab)</VisuallyHidden>
        </a>
      </div>
    </Root>
  )
}
