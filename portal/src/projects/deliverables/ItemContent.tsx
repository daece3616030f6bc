import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { FileChip } from '@fortnight/shared-ui/room/files/FileChip'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { type DeliverableItem, hostOf } from '@fortnight/supabase/deliverables/deliverable'

const Item = styled.span`
  overflow-wrap: anywhere;

  > a {
    display: inline-block;
    padding-block: var(--space-2);
  }

  svg {
    width: 16px;
    margin-inline-start: var(--space-1);
    vertical-align: -3px;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = { item: DeliverableItem; onOpenFile: (file: RoomFile) => void }

/** A file that opens, or a link with its host. */
export function ItemContent({ item, onOpenFile }: Props) {
  if (item.file) return <FileChip file={item.file} onOpen={onOpenFile} />
  if (item.url === null)
    return (
      <Item>
        {item.label} <small>version {item.file_version}, deleted since</small>
      </Item>
    )
  return (
    <Item>
      <a href={item.url} target="_blank" rel="noopener noreferrer">
        {item.label}
        <ExternalLink aria-hidden />
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>{' '}
      <small>{hostOf(item)}</small>
    </Item>
  )
}
