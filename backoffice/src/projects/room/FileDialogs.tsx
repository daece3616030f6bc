import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { DeleteDialog } from '@fortnight/shared-ui/room/DeleteDialog'
import { FilePreviewDialog } from '@fortnight/shared-ui/room/files/FilePreviewDialog'
import { FileVersionsDialog } from '@fortnight/shared-ui/room/files/FileVersionsDialog'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { deleteProjectFile, restoreFileVersion } from '@fortnight/supabase/files/mutations'
import { fileLink } from '@fortnight/supabase/files/openFile'
import { fileVersions } from '@fortnight/supabase/files/queries'
import { downloadFile } from './downloadFile.ts'

/** What is shown of a file. */
export type FileDialog = { kind: 'preview' | 'versions' | 'deletion'; file: RoomFile }

type Props = { project: string; isReadOnly: boolean; dialog: FileDialog; onClose: () => void }

/** The dialog of a file: its preview, its versions, or the question before it is deleted. */
export function FileDialogs({ project, isReadOnly, dialog: { kind, file }, onClose }: Props) {
  if (kind === 'preview') return <Preview file={file} onClose={onClose} />
  if (kind === 'versions') return <Versions project={project} file={file} isReadOnly={isReadOnly} onClose={onClose} />
  return <Deletion file={file} onClose={onClose} />
}

type DialogProps = { file: RoomFile; onClose: () => void }

function Preview({ file, onClose }: DialogProps) {
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    queryKey: ['files', 'link', file.id],
    queryFn: ({ signal }) => fileLink(file.id, { signal }),
    // A link opens the file for a minute only.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <FilePreviewDialog
      file={file}
      link={link}
      error={error ? errorMessageFor(error, 'The preview could not be loaded.') : undefined}
      onRetry={() => void refetch()}
      onDownload={(version) => void downloadFile(version)}
      onClose={onClose}
    />
  )
}

function Versions({ project, file, isReadOnly, onClose }: DialogProps & { project: string; isReadOnly: boolean }) {
  const versions = useQuery(fileVersions(file.file_id, project))
  const restoration = useMutation(restoreFileVersion())
  const error = restoration.error ?? versions.error
  return (
    <FileVersionsDialog
      name={file.name}
      versions={versions.data}
      error={error ? errorMessageFor(error, 'Something went wrong. Please try again.') : undefined}
      onRetry={versions.error ? () => void versions.refetch() : undefined}
      isReadOnly={isReadOnly}
      onDownload={(version) => void downloadFile(version)}
      onRestore={(version) => {
        if (restoration.isPending) return
        restoration.mutate(version.id, {
          onSuccess: () => void toast.success(`Version ${version.version} restored`),
        })
      }}
      restoring={restoration.isPending ? restoration.variables : undefined}
      onClose={onClose}
    />
  )
}

function Deletion({ file, onClose }: DialogProps) {
  const { mutateAsync, isPending, error } = useMutation(deleteProjectFile())
  const confirm = () =>
    mutateAsync(file.file_id).then(
      () => {
        void toast.success(`${file.name} deleted`)
        onClose()
      },
      // Shown in the dialog.
      () => undefined,
    )
  return (
    <DeleteDialog
      title={`Delete ${file.name}?`}
      description="This deletes all its versions for both sides and can’t be undone."
      confirmLabel="Delete file"
      isDeleting={isPending}
      error={error ? errorMessageFor(error, 'The file could not be deleted. Please try again.') : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
