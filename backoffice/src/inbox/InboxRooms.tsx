import { useState } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery } from '@fortnight/shared-ui/query'
import { useNow } from '@fortnight/shared-ui/room/useNow'
import { inbox, type InboxFilter, type InboxRoom } from '@fortnight/supabase/desk/inbox'
import { projectPlans } from '@fortnight/supabase/plans/queries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { Pagination } from '../list/Pagination.tsx'
import { useListQuery } from '../list/useListQuery.ts'
import { InboxRow } from './InboxRow.tsx'

/* As high as its line while the number is unknown. An empty list says it itself. */
const Count = styled.p`
  min-height: 1lh;
  margin-bottom: var(--space-1);
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  transition: opacity 150ms;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

const emptyTexts: Record<InboxFilter, { title: string; hint: string }> = {
  team: { title: 'No one is waiting for us', hint: 'When a client writes or adds a file, the project is listed here.' },
  client: { title: 'No client owes us a reply', hint: 'Projects where we wrote last are listed here.' },
  mine: {
    title: 'None of your projects are waiting',
    hint: 'Projects assigned to you are listed here while the client waits for a reply.',
  },
  all: { title: 'No conversations yet', hint: 'Projects are listed here once a client or one of us writes.' },
}

const countTexts: Record<InboxFilter, (count: number) => string> = {
  team: (count) =>
    count === 1 ? '1 project is waiting for us' : `${count.toLocaleString('en-US')} projects are waiting for us`,
  client: (count) => `${projects(count)} for the client`,
  mine: (count) =>
    count === 1 ? '1 project is waiting for you' : `${count.toLocaleString('en-US')} projects are waiting for you`,
  all: (count) => `${projects(count)} with a conversation`,
}

const projects = (count: number) => `${count.toLocaleString('en-US')} project${count === 1 ? '' : 's'}`

type Props = {
  filter: InboxFilter
  page: number
  onPageChange: (page: number) => void
  /** The id of the project whose answer is being written. */
  replyingTo: string | undefined
  onReply: (project: string | undefined) => void
}

/** One page of the inbox. */
export function InboxRooms({ filter, page, onPageChange, replyingTo, onReply }: Props) {
  const { data, isStale } = useListQuery(inbox(filter, page))
  const started = data?.rooms.filter(({ started_on }) => started_on !== null).map(({ project_id }) => project_id) ?? []
  const { data: plans } = useQuery({ ...projectPlans(started), enabled: started.length > 0 })
  const now = useNow()
  const rooms = useRoomsWithReply(data?.rooms ?? [], replyingTo, `${filter} ${page}`)
  if (!data) return <Skeleton lines={8} label="Loading the inbox…" />
  return (
    <>
      <Count role="status">{!isStale && countTexts[filter](data.total)}</Count>
      {rooms.length === 0 ? (
        <EmptyState {...emptyTexts[filter]} />
      ) : (
        <List role="list" aria-label="Projects" aria-busy={isStale}>
          {rooms.map((room) => (
            <InboxRow
              key={room.project_id}
              room={room}
              plan={plans?.[room.project_id]}
              now={now}
              isReplying={replyingTo === room.project_id}
              onReply={() => onReply(room.project_id)}
              onReplyEnd={() => onReply(undefined)}
            />
          ))}
        </List>
      )}
      <Pagination page={page} total={data.total} onPageChange={onPageChange} />
    </>
  )
}

/**
 * The rooms of a list with the one that is being replied to, in its place also after it has left the list: a colleague may
 * have answered, or the reply was stored and its response lost. What is typed and its error stay on screen. [ROOM-56]
 */
function useRoomsWithReply(rooms: InboxRoom[], replyingTo: string | undefined, list: string) {
  const [latest, setLatest] = useState<{ room: InboxRoom; index: number; list: string }>()
  const index = rooms.findIndex(({ project_id }) => project_id === replyingTo)
  const room = rooms[index]
  if (room) {
    if (room !== latest?.room || list !== latest.list) setLatest({ room, index, list })
    return rooms
  }
  return latest?.room.project_id === replyingTo && latest?.list === list
    ? rooms.toSpliced(latest.index, 0, latest.room)
    : rooms
}
