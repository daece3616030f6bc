import { ArrowDown } from 'lucide-react'
import { type ComponentProps, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { Button } from '../../controls/Button.tsx'
import { VisuallyHidden } from '../../page/VisuallyHidden.tsx'
import type { OutgoingMessage, RoomFile, RoomMessage } from '../roomRecords.ts'
import { useNow } from '../useNow.ts'
import { FileLine } from './FileLine.tsx'
import { MessageItem, type MessageActions } from './MessageItem.tsx'
import { OutgoingItem } from './OutgoingItem.tsx'
import { buildThreadEntries, type ThreadEntry } from './threadEntries.ts'
import { DayLine, EdgeLine, JumpButton, Lines, NewLine, Root, Scroller } from './threadStyles.ts'
import { useEdgeLoading } from './useEdgeLoading.ts'
import { useThreadScroll } from './useThreadScroll.ts'

/** The database allows edits for as long. */
const editableMs = 15 * 60_000

type Props = ComponentProps<'div'> & {
  /** Oldest first. */
  messages: RoomMessage[]
  /** Files of the project that no message carries: each has a line of its own. */
  files: RoomFile[]
  outgoing: OutgoingMessage[]
  /** How far the reader had read when the page opened. */
  readSequence: number
  hasOlder: boolean
  hasNewer: boolean
  onLoadOlder: () => Promise<void>
  onLoadNewer: () => Promise<void>
  /** Leaves the middle of the conversation for its end. */
  onShowLatest: () => void
  /** Called with the sequence number of the last line when the reader sees the end. */
  onSeeEnd: (sequence: number) => void
  /** The sequence number of a message to jump to, such as a search hit. */
  highlighted?: number | undefined
  isReadOnly?: boolean
  actions: MessageActions
  onRetry: (message: OutgoingMessage) => void
  onTakeBack: (message: OutgoingMessage) => void
  /** Opens a file that a text mentions, by its id. */
  onOpenMention: (file: string) => void
}

/** A conversation, oldest message first: days, what is new, files, and what is being sent. */
export function MessageThread({
  messages,
  files,
  outgoing,
  readSequence,
  hasOlder,
  hasNewer,
  onLoadOlder,
  onLoadNewer,
  onShowLatest,
  onSeeEnd,
  highlighted,
  isReadOnly = false,
  actions,
  onRetry,
  onTakeBack,
  onOpenMention,
  ...rest
}: Props) {
  const now = useNow()
  const entries = useMemo(
    () => buildThreadEntries({ messages, files, outgoing, hasOlder, hasNewer, readSequence, now }),
    [messages, files, outgoing, hasOlder, hasNewer, readSequence, now],
  )
  const lastSequence = Math.max(messages.at(-1)?.sequence ?? 0, ...files.map(({ sequence }) => sequence))
  const { scroller, isAtEnd, scrollToEnd, rememberPlace } = useThreadScroll({
    contentKey: `${entries[0]?.key} ${entries.at(-1)?.key} ${entries.length} ${outgoing.length}`,
    ownCount: outgoing.length,
    startSelector: highlighted === undefined ? '[data-line="new"]' : `[data-sequence="${highlighted}"]`,
  })
  const isEndSeen = isAtEnd && !hasNewer
  const seeEnd = useEffectEvent(onSeeEnd)

  // Before the browser paints, because the line of what is new may move.
  useLayoutEffect(() => {
    if (isEndSeen && lastSequence > 0) seeEnd(lastSequence)
  }, [isEndSeen, lastSequence])

  // The links of mentions name a file, not a place in the page.
  const openMention = (event: React.MouseEvent) => {
    const link = (event.target as Element).closest('a[href^="#file-"]')
    if (!link) return
    event.preventDefault()
    onOpenMention(link.getAttribute('href')?.slice('#file-'.length) ?? '')
  }

  const renderEntry = (entry: ThreadEntry) => {
    if (entry.kind === 'day') return <DayLine>{entry.label}</DayLine>
    if (entry.kind === 'new') return <NewLine>New since your last visit</NewLine>
    if (entry.kind === 'file') return <FileLine file={entry.file} onOpen={actions.onOpenFile} />
    const { message, isContinued } = entry
    return (
      <MessageItem
        message={message}
        isContinued={isContinued}
        isReadOnly={isReadOnly}
        isEditable={message.is_own && now.getTime() - Date.parse(message.created_at) < editableMs}
        actions={actions}
      />
    )
  }

  return (
    <Root {...rest}>
      {/* What scrolls must be reachable by keyboard. */}
      <Scroller ref={scroller} role="region" aria-label="Conversation" tabIndex={0} onScroll={rememberPlace}>
        {/* Links inside are reached by keyboard, and their clicks arrive here. */}
        <Lines role="list" onClick={openMention}>
          {hasOlder && <Edge which="Earlier" onLoad={onLoadOlder} />}
          {entries.map((entry) => (
            <li
              key={entry.key}
              data-line={entry.kind}
              data-sequence={entry.kind === 'message' ? entry.message.sequence : undefined}
              data-highlighted={(entry.kind === 'message' && entry.message.sequence === highlighted) || undefined}
            >
              {renderEntry(entry)}
            </li>
          ))}
          {hasNewer && <Edge which="Later" onLoad={onLoadNewer} />}
          {outgoing.map((message) => (
            <li key={message.id} data-line="outgoing">
              <OutgoingItem message={message} onRetry={onRetry} onTakeBack={onTakeBack} />
            </li>
          ))}
        </Lines>
      </Scroller>
      {(!isAtEnd || hasNewer) && (
        <JumpButton variant="secondary" size="small" onClick={hasNewer ? onShowLatest : scrollToEnd}>
          <ArrowDown aria-hidden /> Latest messages
        </JumpButton>
      )}
      <VisuallyHidden role="status">{announcementOf(messages)}</VisuallyHidden>
    </Root>
  )
}

/** Where the loaded part begins or ends: more is loaded when it comes near. */
function Edge({ which, onLoad }: { which: 'Earlier' | 'Later'; onLoad: () => Promise<void> }) {
  const { setEdge, hasFailed, load } = useEdgeLoading(onLoad)
  return (
    <EdgeLine ref={setEdge}>
      {hasFailed ? (
        <Button variant="secondary" size="small" onClick={load}>
          {which} messages could not be loaded. Retry
        </Button>
      ) : (
        <span role="status">Loading {which.toLowerCase()} messages…</span>
      )}
    </EdgeLine>
  )
}

/** The last message of somebody else, so that screen readers say when one arrives. */
function announcementOf(messages: RoomMessage[]) {
  const last = messages.at(-1)
  return last && !last.is_own && !last.deleted_at ? `Last message by ${last.author_name ?? 'a deleted account'}` : ''
}
