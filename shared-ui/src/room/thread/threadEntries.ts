import type { OutgoingMessage, RoomFile, RoomMessage } from '../roomRecords.ts'

/** What stands in a conversation, line by line. */
export type ThreadEntry =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: RoomMessage; isContinued: boolean }
  | { kind: 'file'; key: string; file: RoomFile }

type Loaded = {
  messages: RoomMessage[]
  /** Files that no message carries. */
  files: RoomFile[]
  /** Being sent, with files that no message carries yet. */
  outgoing: OutgoingMessage[]
  hasOlder: boolean
  hasNewer: boolean
  /** How far the reader had read when the page opened. */
  readSequence: number
  now: Date
}

/** Messages of one author within this time stand under one name. */
const continuedWithinMs = 10 * 60_000
const dayMs = 24 * 60 * 60_000

type Item = { sequence: number; created_at: string; is_own: boolean } & (
  { message: RoomMessage; file?: undefined } | { file: RoomFile; message?: undefined }
)

/** Messages and files in their order, with a line for each day and one before what is new to the reader. */
export function buildThreadEntries(loaded: Loaded): ThreadEntry[] {
  const { messages, readSequence, now } = loaded
  const entries: ThreadEntry[] = []
  let previous: Item | undefined
  let hasNewLine = readSequence === 0
  for (const item of itemsOf(messages, filesAlone(loaded))) {
    const isNewDay = !previous || dayKey(previous.created_at) !== dayKey(item.created_at)
    if (isNewDay)
      entries.push({ kind: 'day', key: `day ${dayKey(item.created_at)}`, label: dayLabel(item.created_at, now) })
    const isFirstNew = !hasNewLine && item.sequence > readSequence && !item.is_own
    if (isFirstNew) {
      hasNewLine = true
      entries.push({ kind: 'new', key: 'new' })
    }
    const isContinued = !isNewDay && !isFirstNew && continues(previous, item)
    entries.push(
      item.message
        ? { kind: 'message', key: item.message.id, message: item.message, isContinued }
        : { kind: 'file', key: item.file.id, file: item.file },
    )
    previous = item
  }
  return entries
}

function itemsOf(messages: RoomMessage[], files: RoomFile[]) {
  const items: Item[] = [
    ...messages.map((message) => ({ ...common(message), message })),
    ...files.map((file) => ({ ...common(file), file })),
  ]
  return items.sort((a, b) => a.sequence - b.sequence)
}

const common = ({ sequence, created_at, is_own }: RoomFile | RoomMessage) => ({ sequence, created_at, is_own })

/**
 * The files of the loaded part that have lines of their own: earlier ones come with earlier messages. The list of files may
 * be older than the message that carries one.
 */
function filesAlone({ messages, files, outgoing, hasOlder, hasNewer }: Loaded) {
  const first = hasOlder ? (messages[0]?.sequence ?? 0) : 0
  const last = hasNewer ? (messages.at(-1)?.sequence ?? Infinity) : Infinity
  const carried = new Set([...messages, ...outgoing].flatMap((message) => message.files.map(({ id }) => id)))
  return files.filter(({ id, sequence }) => sequence > first && sequence < last && !carried.has(id))
}

function continues(previous: Item | undefined, { message, created_at }: Item) {
  const before = previous?.message
  if (!before || !message || before.deleted_at || message.deleted_at) return false
  const isSameAuthor =
    before.side === message.side && before.author_name === message.author_name && before.is_own === message.is_own
  return isSameAuthor && Date.parse(created_at) - Date.parse(before.created_at) < continuedWithinMs
}

/** The day in the reader's time zone. */
const dayKey = (date: string) => new Date(date).toDateString()

function dayLabel(date: string, now: Date) {
  const day = new Date(date)
  if (day.toDateString() === now.toDateString()) return 'Today'
  if (day.toDateString() === new Date(now.getTime() - dayMs).toDateString()) return 'Yesterday'
  const year = day.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const)
  return day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year })
}
