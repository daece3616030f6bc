import { styled } from 'styled-components'
import { Badge, type BadgeTone } from '@fortnight/shared-ui/data/Badge'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { ImageState, UploadedImage } from '@fortnight/supabase/images/adminQueries'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { DeleteImageButton } from './DeleteImageButton.tsx'
import { fileName } from './fileName.ts'
import { ImageUses } from './ImageUses.tsx'
import { imageStates } from './imageStates.ts'

const stateTones: Record<ImageState, BadgeTone> = { used: 'positive', unused: 'warning', new: 'neutral' }

const Thumbnail = styled.a`
  display: flex;
  width: fit-content;
  align-items: center;
  gap: var(--space-3);
  color: inherit;
  font-weight: 400;

  > img {
    flex: none;
    width: 6rem;
    height: 3.375rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--line);
    object-fit: contain;
  }
`

const column = createColumns<UploadedImage>()

/** The columns of the image list. */
export const imageColumns = column.columns([
  column.accessor('id', {
    header: 'Image',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => (
      <Thumbnail href={original.url} target="_blank" rel="noopener">
        <img src={original.url} alt="" width={96} height={54} loading="lazy" />
        {fileName(original)}
      </Thumbnail>
    ),
  }),
  column.accessor('state', {
    header: 'Status',
    cell: ({ row: { original } }) => (
      <Badge tone={stateTones[original.state]}>{labelOf(imageStates, original.state)}</Badge>
    ),
  }),
  column.accessor('uses', { header: 'Used by', cell: ({ row: { original } }) => <ImageUses uses={original.uses} /> }),
  column.accessor('bytes', {
    header: 'Size',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ getValue }) => `${Math.ceil(getValue() / 1024).toLocaleString('en-US')} KB`,
  }),
  column.accessor('created_at', {
    header: 'Uploaded on',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => original.state !== 'used' && <DeleteImageButton image={original} />,
  }),
])
