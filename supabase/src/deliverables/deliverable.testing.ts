/* For tests: a deliverable with an open version of a file and a link, and an earlier one that was to be changed. */
import type { FileVersion } from '../files/fileVersion.ts'
import type { Deliverable, DeliverableItem, DeliverableVersion } from './deliverable.ts'

const file: FileVersion = {
  ...{ id: 'v1', file_id: 'f1', name: 'Report.txt', version: 2, bytes: 824_000, mime_type: 'text/plain', note: null },
  ...{ side: 'team', scan_state: 'clean', author_name: 'Ada Marsh', is_own: false, restored_from: null },
  ...{ message_id: null, sequence: 12, created_at: '2025-09-04T10:00:00Z' },
}

export const fileItem: DeliverableItem = {
  ...{ id: 'i1', kind: 'file', label: 'Report.txt', url: null, file_version: 2, file, decision: null, comment: null },
}
export const linkItem: DeliverableItem = {
  ...{ id: 'i2', kind: 'link', label: 'The demo', url: 'https://demo.example/agent', file_version: null, file: null },
  ...{ decision: null, comment: null },
}

export const openRequest: DeliverableVersion = {
  ...{ id: 'd2', number: 2, notes: 'With your logo', state: 'open', void_reason: null },
  ...{ requested_at: '2025-09-04T10:00:00Z', requested_by: 'team', ended_at: null, ended_by: null },
  ...{ ended_by_mail: false, comment: null, updated_at: '2025-09-04T10:00:00.123456+00:00' },
  items: [fileItem, linkItem],
}

export const changedVersion: DeliverableVersion = {
  ...openRequest,
  ...{ id: 'd1', number: 1, notes: '', state: 'changes', requested_at: '2025-09-02T10:00:00Z' },
  ...{ ended_at: '2025-09-03T10:00:00Z', ended_by: 'client' },
  items: [
    { ...fileItem, id: 'i3', decision: 'approved' },
    { ...linkItem, id: 'i4', decision: 'changes', comment: 'The logo is missing' },
  ],
}

export const draft: DeliverableVersion = {
  ...openRequest,
  ...{ id: 'd3', number: 3, state: 'draft', notes: 'Not ready yet', requested_at: null, requested_by: null },
}

export const deliverable: Deliverable = {
  ...{ id: 'del1', name: 'Test report', created_at: '2025-09-02T09:00:00Z' },
  versions: [openRequest, changedVersion],
}
