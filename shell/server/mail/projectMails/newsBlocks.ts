import { labelOf } from '@fortnight/supabase/core/labelOf'
import { projectStatuses } from '@fortnight/supabase/projects/labels'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { ProjectNews } from '../leasedMail.ts'
import { showMentionsAsNames } from './fileMentions.ts'
import { type Block, formatTime, oneLine } from './mailContent.ts'
import { updateSentence } from './updateSentence.ts'

// The database tells of at most as many, and cuts messages off.
const maxListed = 20
const maxBodyLength = 1_000

type Reader = { is_admin: boolean }

/** Who has written: clients see the team by name and brand. */
const authorName = (author: string | null, { is_admin }: Reader) => {
  if (author === null) return 'Deleted account'
  return is_admin ? oneLine(author) : `${oneLine(author)} · ${brand.name}`
}

const statusLabel = (value: string | null) => (value ? labelOf(projectStatuses, value) : 'none')

const statusLine = ({ from, to }: ProjectNews['statuses'][number]) =>
  `Status: ${statusLabel(from)} → ${statusLabel(to)}`

const fileLine = ({ name, version, author }: ProjectNews['files'][number], reader: Reader) =>
  `${oneLine(name)}${version > 1 ? ` (version ${version})` : ''}, added by ${authorName(author, reader)}`

const updateLine = (update: ProjectNews['updates'][number], project: string, reader: Reader) =>
  updateSentence(update, authorName(update.author, reader), project)

const messageText = (body: string) => {
  const text = showMentionsAsNames(body)
  return Array.from(body).length >= maxBodyLength ? `${text}…` : text || 'Only files, no text.'
}

/** What is new in a project. A text that was cut off says so. */
export function newsBlocks({ name, messages, files, statuses, updates }: ProjectNews, reader: Reader): Block[] {
  const isCut = [messages, files, updates].some(({ length }) => length >= maxListed)
  return [
    ...statuses.map((change): Block => ({ kind: 'paragraph', text: statusLine(change) })),
    ...updates.map((update): Block => ({ kind: 'paragraph', text: updateLine(update, name, reader) })),
    ...messages.map(({ author, at, body }): Block => ({
      kind: 'message',
      author: authorName(author, reader),
      at: formatTime(at),
      body: messageText(body),
    })),
    ...(files.length > 0 ? [{ kind: 'list' as const, items: files.map((file) => fileLine(file, reader)) }] : []),
    ...(isCut ? [{ kind: 'paragraph' as const, text: 'There’s more in the project.' }] : []),
  ]
}

const count = (number: number, thing: string) => {
  if (number === 0) return []
  if (number === 1) return [`1 new ${thing}`]
  return [`${number >= maxListed ? `${maxListed} or more` : number} new ${thing}s`]
}

const list = new Intl.ListFormat('en-US')

/** How much is new, such as "2 new messages and 1 new file". */
export const summarize = ({ messages, files, statuses, updates }: ProjectNews) =>
  list.format([
    ...count(messages.length, 'message'),
    ...count(files.length, 'file'),
    ...(statuses.length > 0 ? ['a new status'] : []),
    ...count(updates.length, 'update'),
  ])

const previewText = (body: string) =>
  Array.from(oneLine(showMentionsAsNames(body)))
    .slice(0, 140)
    .join('')

/** The first thing that is new, for the preview in an inbox. */
export function previewNews({ name, messages, files, statuses, updates }: ProjectNews, reader: Reader) {
  const [message] = messages
  if (message?.body) return `${authorName(message.author, reader)}: ${previewText(message.body)}`
  const [file] = files
  if (file) return fileLine(file, reader)
  const change = statuses.at(-1)
  if (change) return statusLine(change)
  const [update] = updates
  return update ? updateLine(update, name, reader) : ''
}
