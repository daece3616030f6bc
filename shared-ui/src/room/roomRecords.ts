/** Who writes in the room of a project. */
export type Side = 'client' | 'team'

/** One version of a file, as the database returns it. */
export type RoomFile = {
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
  sequence: number
  created_at: string
}

/** A message, as the database returns it. */
export type RoomMessage = {
  id: string
  sequence: number
  side: Side
  /** Null when the account is gone. */
  author_name: string | null
  is_own: boolean
  body: string
  created_at: string
  edited_at: string | null
  deleted_at: string | null
  files: RoomFile[]
}

/** A file that a message is to carry. */
export type CarriedFile = { id: string; name: string; bytes: number }

/** A message that is being sent, or that could not be sent: then `error` says why. */
export type OutgoingMessage = {
  id: string
  body: string
  files: CarriedFile[]
  created_at: string
  error?: string | undefined
}
