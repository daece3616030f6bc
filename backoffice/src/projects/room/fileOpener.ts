import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { previewKind } from '@fortnight/shared-ui/room/files/fileKind'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { downloadFile } from './downloadFile.ts'
import type { FileDialog } from './FileDialogs.tsx'

/** Functions that open files that messages carry or mention: in a preview where there is one, else as a download. */
export function fileOpener(files: RoomFile[], showDialog: (dialog: FileDialog) => void) {
  const open = (file: RoomFile) => {
    if (previewKind(file)) showDialog({ kind: 'preview', file })
    else void downloadFile(file)
  }
  const openById = (id: string) => {
    const file = files.find(({ file_id }) => file_id === id)
    if (file) open(file)
    else void toast.error('This file is no longer in the project.')
  }
  return { open, openById }
}
