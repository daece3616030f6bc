import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../../data/Badge.tsx'
import type { RoomFile } from '../roomRecords.ts'
import { type ContentItem, ItemContent } from './ItemContent.tsx'

const Root = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }

  blockquote {
    flex-basis: 100%;
  }
`

/** What a client says about a version or one of its items. */
export const ClientComment = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--line-strong);
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** An item, and what the client has decided about it. */
export type DecidedItem = ContentItem & { id: string; decision: 'approved' | 'changes' | null; comment: string | null }

type Props = Omit<ComponentProps<'ul'>, 'children'> & { items: DecidedItem[]; onOpenFile: (file: RoomFile) => void }

/** The files and links of a version, each with what the client has decided about it, unless that is the same for all. */
export function DecidedItems({ items, onOpenFile, ...rest }: Props) {
  const isMixed = items.some(({ decision }) => decision !== items[0]?.decision)
  return (
    <Root role="list" {...rest}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemContent item={item} onOpenFile={onOpenFile} />
          {isMixed && item.decision && (
            <Badge tone={item.decision === 'approved' ? 'positive' : 'warning'}>
              {item.decision === 'approved' ? 'Approved' : 'Changes asked for'}
            </Badge>
          )}
          {item.comment && <ClientComment>{item.comment}</ClientComment>}
        </li>
      ))}
    </Root>
  )
}
