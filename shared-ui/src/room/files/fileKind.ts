import type { RoomFile } from '../roomRecords.ts'

/** How a file is shown in the page; others are only downloaded. */
export type PreviewKind = 'image' | 'pdf' | 'text'

const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** How a version is previewed; undefined when it is only downloaded. The server decides the type by its first bytes. */
export function previewKind({ mime_type }: Pick<RoomFile, 'mime_type'>): PreviewKind | undefined {
  if (imageTypes.includes(mime_type)) return 'image'
  if (mime_type === 'application/pdf') return 'pdf'
  return mime_type === 'text/plain' ? 'text' : undefined
}

/** Whether the bytes of a version may be read: not while it is being checked, and never after a virus was found. */
export const isReadable = ({ scan_state }: Pick<RoomFile, 'scan_state'>) =>
  scan_state === 'unscanned' || scan_state === 'clean'
