/** What a virus scanner has said about a version; `unscanned` where none is set up. */
export type ScanState = 'unscanned' | 'pending' | 'clean' | 'infected'

/** A version of a file. Which of the two sides has added it, a client or the team, is `side`. */
export type FileVersion = {
  id: string
  file_id: string
  name: string
  /** Counts from 1. */
  version: number
  bytes: number
  /** Decided by its first bytes. */
  mime_type: string
  note: string | null
  side: 'client' | 'team'
  scan_state: ScanState
  /** Null when the account was deleted. */
  author_name: string | null
  is_own: boolean
  /** The number of the version whose bytes it shares. */
  restored_from: number | null
  message_id: string | null
  sequence: number
  created_at: string
}

/** A file as lists show it. */
export type ProjectFile = { id: string; current: FileVersion; versions: number; mayDelete: boolean }
