import { useMemo, useState } from 'react'
import { AcceptanceBoard } from '@fortnight/shared-ui/acceptance/AcceptanceBoard'
import { useQuery, useQueryClient, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { acceptanceActions } from '@fortnight/supabase/acceptance/actions'
import { acceptanceList } from '@fortnight/supabase/acceptance/queries'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { fileLimits, projectFiles } from '@fortnight/supabase/files/queries'
import { useSession } from '@fortnight/supabase/session'
import { type FileDialog, FileDialogs } from '../room/FileDialogs.tsx'
import { fileOpener } from '../room/fileOpener.ts'
import { uploadToProject } from '../room/uploadToProject.ts'
import { CaseResults } from './CaseResults.tsx'

type Props = { project: string; isReadOnly: boolean }

/** The acceptance cases of a project, and what the team can do with them. [FORT-75] */
export default function ProjectCases({ project, isReadOnly }: Props) {
  const { data: list } = useSuspenseQuery({ ...acceptanceList(project), ...alwaysRefetch })
  // Without them, files can only be uploaded.
  const { data: stored } = useQuery(projectFiles(project))
  const { data: limits } = useQuery(fileLimits())
  const userId = useSession(({ user }) => user?.id)
  const queryClient = useQueryClient()
  const actions = useMemo(() => acceptanceActions(queryClient, project), [queryClient, project])
  const [dialog, setDialog] = useState<FileDialog>()
  const { open } = fileOpener([], setDialog)
  const files = {
    available: stored?.files.map(({ current }) => current) ?? [],
    upload: limits && uploadToProject(project, () => queryClient.invalidateQueries({ queryKey: ['files', project] })),
    maxFileBytes: limits?.maxFileBytes,
    onOpen: open,
  }
  return (
    <>
      <AcceptanceBoard
        room={{ list, actions, files, draftKey: `${project}:${userId}` }}
        historyOf={({ id, version }) => (
          <CaseResults project={project} caseId={id} caseVersion={version} onOpenFile={open} />
        )}
      />
      {dialog && (
        <FileDialogs project={project} isReadOnly={isReadOnly} dialog={dialog} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}
