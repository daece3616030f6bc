import { Paperclip, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery, useQueryClient } from '@fortnight/shared-ui/query'
import { FilePicker } from '@fortnight/shared-ui/room/composer/FilePicker'
import { UploadList } from '@fortnight/shared-ui/room/composer/UploadList'
import { type UploadFile, useUploads } from '@fortnight/shared-ui/room/composer/useUploads'
import { Link } from '@fortnight/shared-ui/router'
import { createUuid } from '@fortnight/supabase/core/createUuid'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { useFileLimits } from '../files/useFileLimits.ts'
import { useProjectUpload } from '../files/useProjectUpload.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  > a {
    overflow-wrap: anywhere;
  }
`
const Uploads = styled(UploadList)`
  width: 100%;
`
const Limits = styled.small`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

type Props = {
  project: string
  label: string
  /** The id of the file; empty without one. */
  value: string
  onValueChange: (file: string) => void
}

/** The file that answers a question: one of the project, or a new one, which becomes a file of the project. */
export function FileAnswer({ project, label, value, onValueChange }: Props) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const { data } = useQuery(projectFiles(project))
  const limits = useFileLimits()
  const uploadToProject = useProjectUpload(project)
  const upload: UploadFile = async (added) => {
    await uploadToProject(added)
    const { files } = await queryClient.query(projectFiles(project))
    const stored = files.find(({ current }) => current.id === added.id)
    if (stored) onValueChange(stored.id)
  }
  const uploading = useUploads({
    ...{ upload, createId: createUuid, maxFileBytes: limits.maxFileBytes, dropsDone: true },
  })
  const chosen = data?.files.find(({ id }) => id === value)
  const hasFiles = data && data.files.length > 0

  return (
    <>
      {value && (
        <Actions>
          <Paperclip aria-hidden size={18} />
          <Link to={`/project/${project}/files?file=${value}`}>{chosen?.current.name ?? 'Your file'}</Link>
          <Button variant="ghost" size="small" onClick={() => onValueChange('')}>
            Remove <VisuallyHidden>the file from “{label}”</VisuallyHidden>
          </Button>
        </Actions>
      )}
      <Uploads uploads={uploading.uploads} onRetry={uploading.retry} onRemove={uploading.remove} removeLabel="Remove" />
      <Actions>
        {!limits.isOff && (
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <Upload aria-hidden /> {value ? 'Upload a different file' : 'Upload a file or zip'}
          </Button>
        )}
        {hasFiles && (
          <Button variant="ghost" onClick={() => setIsPicking(true)}>
            Choose from the project’s files
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`File for “${label}”`}
          onChange={({ target }) => {
            uploading.add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Actions>
      <p>
        <Limits>{limits.sentence}</Limits>
      </p>
      {isPicking && (
        <FilePicker
          title="Choose a file"
          files={data?.files.map(({ current }) => current) ?? []}
          onPick={(file) => {
            onValueChange(file.file_id)
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
