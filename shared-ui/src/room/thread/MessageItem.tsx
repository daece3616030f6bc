import { Ellipsis } from 'lucide-react'
import { type ComponentProps, memo, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../controls/Button.tsx'
import { formatDateTime } from '../../data/formatDate.ts'
import { PopoverMenu } from '../../overlays/PopoverMenu.tsx'
import { authorLabel } from '../authorLabel.ts'
import { FileChip } from '../files/FileChip.tsx'
import type { RoomFile, RoomMessage } from '../roomRecords.ts'
import { formatTime } from './formatTime.ts'
import { MessageEditor } from './MessageEditor.tsx'
import { messageLayout } from './messageLayout.ts'
import { MessageText } from './MessageText.tsx'

const Root = styled.article`
  ${messageLayout}

  &[data-side='team'] header strong {
    color: var(--accent);
  }

  &[data-own] header strong {
    color: var(--ink);
  }

  &[data-deleted] [data-part='text'] {
    color: var(--ink-soft);
    font-style: italic;
  }
`
const Edited = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }
`
const Menu = styled(PopoverMenu)`
  && {
    width: 44px;
    padding: 0;
    color: var(--ink-soft);
  }
`

/** What a reader may do with messages. */
export type MessageActions = {
  onEdit: (message: RoomMessage, body: string) => Promise<void>
  onDelete: (message: RoomMessage) => void
  onMarkUnread: (message: RoomMessage) => void
  onOpenFile: (file: RoomFile) => void
}

type Props = ComponentProps<'article'> & {
  message: RoomMessage
  /** It stands under the name of the message before it. */
  isContinued?: boolean
  /** The room is closed: nothing may be changed. */
  isReadOnly?: boolean
  /** Its author may still change the text. */
  isEditable?: boolean
  actions: MessageActions
}

/** One message: who wrote it and when, its text and its files, and what the reader may do with it. */
export const MessageItem = memo(function MessageItem({
  message,
  isContinued = false,
  isReadOnly = false,
  isEditable = false,
  actions,
  ...rest
}: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const author = authorLabel(message)
  const time = formatTime(message.created_at)
  const isDeleted = message.deleted_at !== null
  const hasMenu = !isReadOnly && !isEditing && !(isDeleted && message.is_own)

  return (
    <Root
      aria-label={`${author}, ${formatDateTime(message.created_at)}`}
      data-side={message.side}
      data-own={message.is_own || undefined}
      data-continued={isContinued || undefined}
      data-deleted={isDeleted || undefined}
      {...rest}
    >
      <div data-part="body">
        <header>
          <strong>{author}</strong>
          <time dateTime={message.created_at}>{time}</time>
        </header>
        {isDeleted && <p data-part="text">Message deleted</p>}
        {!isDeleted && isEditing && (
          <MessageEditor
            body={message.body}
            onSave={(body) => actions.onEdit(message, body)}
            onClose={() => setIsEditing(false)}
          />
        )}
        {!isDeleted && !isEditing && message.body && <MessageText data-part="text">{message.body}</MessageText>}
        {!isDeleted && message.edited_at && <Edited>edited</Edited>}
        {message.files.length > 0 && (
          <Files role="list" aria-label="Files of this message">
            {message.files.map((file) => (
              <li key={file.id}>
                <FileChip file={file} onOpen={actions.onOpenFile} />
              </li>
            ))}
          </Files>
        )}
      </div>
      {hasMenu && (
        <div data-part="menu">
          <Menu label={`More: ${author}, ${time}`} icon={<Ellipsis aria-hidden />}>
            {message.is_own && isEditable && (
              <Button variant="ghost" size="small" onClick={() => setIsEditing(true)}>
                Edit message
              </Button>
            )}
            {message.is_own && (
              <Button variant="ghost" size="small" onClick={() => actions.onDelete(message)}>
                Delete message
              </Button>
            )}
            {!message.is_own && (
              <Button variant="ghost" size="small" onClick={() => actions.onMarkUnread(message)}>
                Mark unread from here
              </Button>
            )}
          </Menu>
        </div>
      )}
    </Root>
  )
})
