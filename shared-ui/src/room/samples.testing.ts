/* Samples for stories and tests. */
import type { Upload } from './composer/useUploads.ts'
import type { DecidedItem } from './deliverables/DecidedItems.tsx'
import type { OutgoingMessage, RoomFile, RoomMessage } from './roomRecords.ts'

const noop = () => undefined

/** A file of the project, its first version by the client. */
export const sampleFile = (fields: Partial<RoomFile> = {}): RoomFile => ({
  id: 'v1',
  file_id: 'f1',
  name: 'Invoice-1043.pdf',
  version: 1,
  bytes: 824_000,
  mime_type: 'application/pdf',
  note: null,
  side: 'client',
  scan_state: 'unscanned',
  author_name: 'Noor Haddad',
  is_own: false,
  restored_from: null,
  sequence: 40,
  created_at: '2025-09-02T10:40:00',
  ...fields,
})

/** A file, a link and a file that was deleted since, of which the client wants one to change. */
export const sampleDecidedItems: [DecidedItem, ...DecidedItem[]] = [
  {
    ...{ id: 'i1', label: 'test-report.pdf', url: null, file_version: 2, decision: 'approved', comment: null },
    file: sampleFile({ name: 'test-report.pdf', version: 2 }),
  },
  {
    ...{ id: 'i2', label: 'The agent, to try', url: 'https://demo.example/agent', file_version: null, file: null },
    ...{ decision: 'changes', comment: 'It answers in English only.' },
  },
  {
    ...{ id: 'i3', label: 'first-run.csv', url: null, file_version: 1, file: null },
    ...{ decision: 'approved', comment: null },
  },
]

/** A message of the team. */
export const sampleMessage = (fields: Partial<RoomMessage> = {}): RoomMessage => ({
  id: `m${fields.sequence ?? 1}`,
  sequence: 1,
  side: 'team',
  author_name: 'Ada Berg',
  is_own: false,
  body: 'Crooked scans are *exactly* what we want to test with.',
  created_at: '2025-09-01T10:32:00',
  edited_at: null,
  deleted_at: null,
  files: [],
  ...fields,
})

/** A conversation over two days. */
export const sampleConversation = () => [
  sampleMessage({
    ...{ sequence: 1, is_own: true, side: 'client', author_name: 'Noor Haddad' },
    body: 'The sample invoices are ready. Two things:\n\n- Older ones are scans\n- From **March** on they are PDFs',
  }),
  sampleMessage({ sequence: 2, created_at: '2025-09-01T10:41:00' }),
  sampleMessage({ sequence: 3, created_at: '2025-09-01T10:43:00', body: 'Could you send two that are hard to read?' }),
  sampleMessage({
    ...{ sequence: 4, is_own: true, side: 'client', author_name: 'Noor Haddad' },
    ...{ created_at: '2025-09-02T09:12:00', body: 'Here they are.', files: [sampleFile({ is_own: true })] },
    edited_at: '2025-09-02T09:14:00',
  }),
  sampleMessage({ sequence: 5, created_at: '2025-09-02T09:30:00', body: '', deleted_at: '2025-09-02T09:31:00' }),
  sampleMessage({ sequence: 6, created_at: '2025-09-02T16:05:00', body: 'It reads 212 of 220 invoices.' }),
]

/** A message that could not be sent. */
export const failedMessage: OutgoingMessage = {
  id: 'o1',
  body: 'Can we add the credit notes?',
  files: [],
  created_at: '2025-09-02T16:20:00',
  error: 'The server could not be reached. Check your connection and try again.',
}

/** One upload of each state. */
export const sampleUploads: Upload[] = [
  { id: 'u1', name: 'Invoice-1043.pdf', bytes: 824_000, state: 'done', progress: 1 },
  { id: 'u2', name: 'Scans of the year 2024.zip', bytes: 18_000_000, state: 'uploading', progress: 0.42 },
  { id: 'u3', name: 'Price list.xlsx', bytes: 52_000, state: 'waiting', progress: 0 },
  {
    ...{ id: 'u4', name: 'Video.mov', bytes: 90_000_000, state: 'failed', progress: 0 },
    error: 'This file is too large. The limit is 25 MB.',
  },
]

/** Actions that do nothing. */
export const messageActions = { onEdit: () => Promise.resolve(), onDelete: noop, onMarkUnread: noop, onOpenFile: noop }

/** Actions that do nothing. */
export const fileActions = { onPreview: noop, onDownload: noop, onShowVersions: noop, onDelete: noop }
