import { useMemo } from 'react'
import { AcceptanceBoard } from '@fortnight/shared-ui/acceptance/AcceptanceBoard'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery, useQueryClient, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { acceptanceActions } from '@fortnight/supabase/acceptance/actions'
import { acceptanceList } from '@fortnight/supabase/acceptance/queries'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { FileDialogs } from '../files/FileDialogs.tsx'
import { useFileDialogs } from '../files/useFileDialogs.ts'
import { useFileLimits } from '../files/useFileLimits.ts'
import { useProjectUpload } from '../files/useProjectUpload.ts'
import { CaseResults } from './CaseResults.tsx'

/** The acceptance cases of a project, and what its client can do with them. [FORT-75] */
export function ProjectCases({ project, userId }: { project: string; userId: string }) {
  const { data: list } = useSuspenseQuery(acceptanceList(project))
  // Without them, files can only be uploaded.
  const { data: stored } = useQuery(projectFiles(project))
  const { maxFileBytes, isOff } = useFileLimits()
  const upload = useProjectUpload(project)
  const dialogs = useFileDialogs()
  const queryClient = useQueryClient()
  const actions = useMemo(() => acceptanceActions(queryClient, project), [queryClient, project])
  const files = {
    available: stored?.files.map(({ current }) => current) ?? [],
    upload: isOff ? undefined : upload,
    maxFileBytes,
    onOpen: dialogs.openFile,
  }
  return (
    <>
      <VisuallyHidden as="h2">Acceptance cases</VisuallyHidden>
      <AcceptanceBoard
        room={{ list, actions, files, draftKey: `${project}:${userId}` }}
        historyOf={({ id, version }) => (
          <CaseResults project={project} caseId={id} caseVersion={version} onOpenFile={dialogs.openFile} />
        )}
      />
      <FileDialogs project={project} dialogs={dialogs} />
    </>
  )
}
