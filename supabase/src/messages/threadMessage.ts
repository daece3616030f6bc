/** Who writes in the room of a project: its client or the team. */
export type Side = 'client' | 'team'

/** One version of a file, as screens show it. */
export type FileVersion = {
  id: string
  file_id: string
  name: string
  version: number
  bytes: number
  mime_type: string
  note: string | null
  side: Side
  scan_state: 'unscanned' | 'pending' | 'clean' | 'infected'
  /** Null when the account is gone. */
  author_name: string | null
  is_own: boolean
  restored_from: number | null
  message_id: string | null
  sequence: number
  created_at: string
}

/** A message of a conversation. */
export type ThreadMessage = {
  id: string
  sequence: number
  side: Side
  /** Null when the account is gone. */
  author_name: string | null
  is_own: boolean
  body: string
  created_at: string
  edited_at: string | null
  /** When the author deleted it; its text is gone, its files stay. */
  deleted_at: string | null
  files: FileVersion[]
}

/** Part of a conversation, oldest message first. */
export type Thread = {
  messages: ThreadMessage[]
  hasOlder: boolean
  /** Set while only a part in the middle is loaded, around a search hit. */
  hasNewer: boolean
}
