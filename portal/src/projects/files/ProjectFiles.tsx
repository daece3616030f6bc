import { styled } from 'styled-components'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { UploadList } from '@fortnight/shared-ui/room/composer/UploadList'
import { useUploads } from '@fortnight/shared-ui/room/composer/useUploads'
import { FileDropArea } from '@fortnight/shared-ui/room/files/FileDropArea'
import { FileList } from '@fortnight/shared-ui/room/files/FileList'
import { formatBytes } from '@fortnight/shared-ui/room/formatBytes'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { createUuid } from '@fortnight/supabase/core/createUuid'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { TabTitle } from '../TabTitle.tsx'
import { FileDialogs } from './FileDialogs.tsx'
import { useFileDialogs } from './useFileDialogs.ts'
import { useFileLimits } from './useFileLimits.ts'
import { useProjectUpload } from './useProjectUpload.ts'

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  > * {
    min-width: 0;
  }
`

/* In the area where files are added, which has a frame of its own. */
const NoFiles = styled(EmptyState)`
  gap: var(--space-1);
  padding: 0 0 var(--space-2);
  border: 0;

  /* Below the title of the tab. */
  && > h2 {
    font-size: var(--text-18);
  }

  > p {
    max-width: none;
  }
`

const Kinds = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4) var(--space-5);
  padding-top: var(--space-2);

  dt {
    font-weight: 600;
  }

  dd {
    color: var(--ink-soft);
  }
`

const kinds = [
  ['Examples', 'Emails, questions, or invoices like those your agent will handle, without personal data.'],
  ['Rules', 'Price lists, policies, and templates your agent has to follow.'],
  ['From messages', 'Files that you or we attach to a message are listed here, too.'],
]

/** The files of a project, where new ones are added, and what can be done with them. [ROOM-30 to ROOM-35] */
export function ProjectFiles({ project }: { project: string }) {
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(projectFiles(project))
  const limits = useFileLimits()
  const { maxFileBytes } = limits
  const upload = useProjectUpload(project)
  const uploading = useUploads({ upload, createId: createUuid, maxFileBytes, dropsDone: true })
  const dialogs = useFileDialogs()
  const used = data.usedBytes > 0 ? ` ${formatBytes(data.usedBytes)} used so far.` : ''
  const noFiles = data.files.length === 0 && (
    <NoFiles
      title="No files yet"
      hint="Start with what your agent should learn from. Your files and ours stay together, and every version is kept."
    />
  )
  return (
    <Root aria-labelledby="files">
      <TabTitle id="files" title="Files">
        {data.files.length > 0 && (data.files.length === 1 ? '1 file' : `${data.files.length} files`)}
      </TabTitle>
      {limits.isOff ? (
        <>
          {noFiles}
          <p>{limits.sentence}</p>
        </>
      ) : (
        <FileDropArea limits={`${limits.sentence}${used}`} onAdd={uploading.add}>
          {noFiles}
        </FileDropArea>
      )}
      <UploadList
        uploads={uploading.uploads}
        onRetry={uploading.retry}
        onRemove={uploading.remove}
        removeLabel="Remove"
      />
      {data.files.length === 0 && (
        <Kinds>
          {kinds.map(([kind, description]) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </Kinds>
      )}
      {data.files.length > 0 && (
        <FileList
          files={data.files}
          highlighted={search.get('file') ?? undefined}
          actions={{
            onPreview: dialogs.previewFile,
            onDownload: dialogs.downloadFile,
            onShowVersions: dialogs.showVersions,
            onDelete: dialogs.confirmDeletion,
          }}
        />
      )}
      <FileDialogs project={project} dialogs={dialogs} />
    </Root>
  )
}
