import type { FileVersion } from '../files/fileVersion.ts'

/** Where a version stands: the client has approved it or asked for changes, or the team has withdrawn or replaced it. */
export type VersionState = 'draft' | 'open' | 'approved' | 'changes' | 'void'
export type Decision = 'approved' | 'changes'
/** Who did something; null when the account is gone. */
export type Actor = 'you' | 'team' | 'client' | null

/** A file or a link of a version, and what the client has decided about it. */
export type DeliverableItem = {
  id: string
  kind: 'file' | 'link'
  /** The name of the file, or what the link is called. */
  label: string
  url: string | null
  /** The number of the file's version. */
  file_version: number | null
  /** Null for links, and for files that were deleted since. */
  file: FileVersion | null
  decision: Decision | null
  comment: string | null
}

/** A version of a deliverable. */
export type DeliverableVersion = {
  id: string
  /** Counts from 1. */
  number: number
  notes: string
  state: VersionState
  void_reason: 'withdrawn' | 'replaced' | null
  requested_at: string | null
  requested_by: Actor
  /** When the client decided, or when the request was withdrawn or replaced. */
  ended_at: string | null
  ended_by: Actor
  /** The client has decided by the link in a mail. */
  ended_by_mail: boolean
  /** What the client has written about the whole version. */
  comment: string | null
  /** Its version as a row. */
  updated_at: string
  items: DeliverableItem[]
}

/** Something that the team hands over, with its versions, the newest first. */
export type Deliverable = { id: string; name: string; created_at: string; versions: DeliverableVersion[] }

/** The most characters and items that the database stores. */
export const deliverableLimits = { name: 120, notes: 2_000, url: 2_000, label: 200, comment: 2_000, items: 20 } as const

/** The version that waits for a decision. */
export const openVersion = ({ versions }: Deliverable) => versions.find(({ state }) => state === 'open')

/** The version that only the team sees. */
export const draftVersion = ({ versions }: Deliverable) => versions.find(({ state }) => state === 'draft')

/** A typed address as a link that the database stores; undefined for others than https, and with a user name. */
export function parseLink(typed: string) {
  const text = /^[a-z][a-z\d+.-]*:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  if (!URL.canParse(text)) return undefined
  const { href, protocol, hostname, username, password } = new URL(text)
  const isLink = protocol === 'https:' && /^[a-z\d.-]+$/.test(hostname) && !username && !password
  return isLink && hostname.includes('.') && href.length <= deliverableLimits.url ? href : undefined
}
