import { useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useQuery, useQueryClient, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { UploadList } from '@fortnight/shared-ui/room/composer/UploadList'
import { useUploads } from '@fortnight/shared-ui/room/composer/useUploads'
import { FileDropArea } from '@fortnight/shared-ui/room/files/FileDropArea'
import { FileList } from '@fortnight/shared-ui/room/files/FileList'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { fileLimits, projectFiles } from '@fortnight/supabase/files/queries'
import { downloadFile } from './downloadFile.ts'
import { type FileDialog, FileDialogs } from './FileDialogs.tsx'
import { fileLimitsText } from './fileLimitsText.ts'
import { uploadToProject } from './uploadToProject.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

type Props = { project: string; isReadOnly: boolean }

/** The files of a project, and where the team adds some. [ROOM-61] */
export function ProjectFiles({ project, isReadOnly }: Props) {
  const [search] = useSearchParams()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery({ ...projectFiles(project), staleTime: 0, refetchOnMount: true })
  const { data: limits } = useQuery(fileLimits())
  const [dialog, setDialog] = useState<FileDialog>()
  const { uploads, add, remove, retry } = useUploads({
    upload: uploadToProject(project, () => queryClient.invalidateQueries({ queryKey: ['files', project] })),
    createId: () => crypto.randomUUID(),
    maxFileBytes: limits?.maxFileBytes,
    dropsDone: true,
  })

  return (
    <Root>
      {!isReadOnly && <FileDropArea onAdd={add} limits={fileLimitsText(limits, data.usedBytes)} />}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} removeLabel="Remove" />
      {data.files.length === 0 ? (
        <EmptyState title="No files yet" hint="Files from both sides are listed here with all their versions." />
      ) : (
        <FileList
          files={data.files}
          highlighted={search.get('file') ?? undefined}
          isReadOnly={isReadOnly}
          actions={{
            onPreview: (file) => setDialog({ kind: 'preview', file }),
            onDownload: (file) => void downloadFile(file),
            onShowVersions: (file) => setDialog({ kind: 'versions', file }),
            onDelete: (file) => setDialog({ kind: 'deletion', file }),
          }}
        />
      )}
      {dialog && (
        <FileDialogs project={project} isReadOnly={isReadOnly} dialog={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Root>
  )
}
