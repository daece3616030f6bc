import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { StoredPartner } from '@fortnight/supabase/partners/adminQueries'
import { clampedLines } from '../list/clampedLines.ts'
import { DeleteButton } from '../list/table/DeleteButton.tsx'
import { truncateText } from '../list/truncateText.ts'
import { PartnerBenefits } from './PartnerBenefits.tsx'

const descriptionLength = 120

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4);
  font-size: var(--text-14);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > [data-part='head'] {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
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

    h2 {
      font-size: var(--text-16);
    }
  }

  [data-part='kinds'] {
    grid-column: 2 / -1;
    color: var(--ink-soft);
  }

  /* The last icon is at the edge of the text. */
  [data-part='actions'] {
    display: flex;
    margin: -10px calc(-1 * var(--space-3)) -10px 0;

    @media (max-width: 40rem) {
      margin: -14px -14px -14px 0;

      > * {
        min-width: 44px;
        min-height: 44px;
      }
    }
  }

  > [data-clamp] {
    ${clampedLines(1)}
    color: var(--ink-soft);

    @container partners (width > 60rem) {
      -webkit-line-clamp: 2;
      word-break: normal;
    }
  }

  > [data-part='benefits'] {
    display: flow-root;
    text-wrap: wrap;
  }

  /* At the end of the last line if it has room. Its touch target is higher than the line, its focus ring is not. */
  [data-part='website'] {
    position: relative;
    float: right;
    margin-inline-start: var(--space-3);

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
        <div data-part="actions">
          <ButtonLink to={`/admin/partners/edit/${id}`} variant="ghost" size="small" title="Edit">
            <Pencil aria-hidden /> <VisuallyHidden>Edit {name}</VisuallyHidden>
          </ButtonLink>
          <DeleteButton name={name} onDelete={onDelete} />
        </div>
        <p data-part="kinds">
          <span>{category}</span> · <span>{partnership_type}</span>
        </p>
      </div>
      <p data-clamp>{truncateText(description, descriptionLength)}</p>
      <div data-part="benefits">
        <PartnerBenefits name={name} benefits={benefits} />
        <a data-part="website" href={website} target="_blank" rel="noopener noreferrer">
          Visit Website <VisuallyHidden>of {name} (opens a new tab)</VisuallyHidden>
        </a>
      </div>
    </Root>
  )
}
