import { useCallback, useState } from 'react'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { previewKind } from '@fortnight/shared-ui/room/files/fileKind'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { fileLink } from '@fortnight/supabase/files/openFile'

type OpenDialog = { kind: 'preview' | 'versions' | 'delete'; file: RoomFile }

/** Which dialog about a file is open, and what opens it. */
export type FileDialogState = ReturnType<typeof useFileDialogs>

/** The state of `FileDialogs`. */
export function useFileDialogs() {
  const [open, setOpen] = useState<OpenDialog>()

  const downloadFile = useCallback((file: RoomFile) => void download(file), [])
  return {
    open,
    close: () => setOpen(undefined),
    downloadFile,
    previewFile: useCallback((file: RoomFile) => setOpen({ kind: 'preview', file }), []),
    showVersions: useCallback((file: RoomFile) => setOpen({ kind: 'versions', file }), []),
    confirmDeletion: useCallback((file: RoomFile) => setOpen({ kind: 'delete', file }), []),
    /** Shows what can be shown, and downloads everything else. */
    openFile: useCallback(
      (file: RoomFile) => (previewKind(file) ? setOpen({ kind: 'preview', file }) : downloadFile(file)),
      [downloadFile],
    ),
  }
}

async function download(file: RoomFile) {
  try {
    const link = document.createElement('a')
    link.href = await fileLink(file.id, { download: true })
    link.download = file.name
    link.click()
  } catch (error) {
    void toast.error(errorMessageFor(error, 'This file could not be downloaded. Try again.'))
  }
}
