import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { FilePreviewDialog } from '@fortnight/shared-ui/room/files/FilePreviewDialog'
import { FileVersionsDialog } from '@fortnight/shared-ui/room/files/FileVersionsDialog'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { deleteProjectFile, restoreFileVersion } from '@fortnight/supabase/files/mutations'
import { fileLink } from '@fortnight/supabase/files/openFile'
import { fileVersions } from '@fortnight/supabase/files/queries'
import type { FileDialogState } from './useFileDialogs.ts'

type DialogProps = { file: RoomFile; project: string; dialogs: FileDialogState }

/** The dialog about a file that is open, if one is: its preview, its versions, or the question whether to delete it. */
export function FileDialogs({ project, dialogs }: Omit<DialogProps, 'file'>) {
  if (!dialogs.open) return null
  const { kind, file } = dialogs.open
  const props = { file, project, dialogs }
  if (kind === 'preview') return <Preview {...props} />
  return kind === 'versions' ? <Versions {...props} /> : <Deletion {...props} />
}

function Preview({ file, project, dialogs }: DialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['files', project, 'link', file.id],
    queryFn: ({ signal }) => fileLink(file.id, { signal }),
    // It opens the file for a minute only.
    gcTime: 0,
    staleTime: 0,
  })
  return (
    <FilePreviewDialog
      file={file}
      link={data}
      error={error && !data ? errorMessageFor(error, 'The preview could not be loaded.') : undefined}
      onRetry={() => void refetch()}
      onDownload={dialogs.downloadFile}
      onClose={dialogs.close}
    />
  )
}

function Versions({ file, project, dialogs }: DialogProps) {
  const { data, error, refetch } = useQuery(fileVersions(file.file_id, project))
  const restore = useMutation(restoreFileVersion())
  const failure = restore.error ?? (data ? null : error)
  return (
    <FileVersionsDialog
      name={file.name}
      versions={data}
      error={failure ? errorMessageFor(failure, 'That didn’t work. Try again.') : undefined}
      onRetry={data ? undefined : () => void refetch()}
      onDownload={dialogs.downloadFile}
      onRestore={({ id }) => restore.mutate(id)}
      restoring={restore.isPending ? restore.variables : undefined}
      onClose={dialogs.close}
    />
  )
}

function Deletion({ file, dialogs }: DialogProps) {
  const { mutate, isPending, error } = useMutation(deleteProjectFile())
  return (
    <DeleteDialog
      title="Delete this file?"
      description={`This deletes ${file.name} and all its versions for everyone. It can’t be undone.`}
      confirmLabel="Delete file"
      isDeleting={isPending}
      error={error ? errorMessageFor(error, 'The file was not deleted.') : undefined}
      onConfirm={() => mutate(file.file_id, { onSuccess: dialogs.close })}
      onClose={dialogs.close}
    />
  )
}
