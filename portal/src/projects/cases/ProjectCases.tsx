import { lazy, useMemo } from 'react'
import { styled } from 'styled-components'
import { AcceptanceBoard } from '@fortnight/shared-ui/acceptance/AcceptanceBoard'
import { useQuery, useQueryClient, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { acceptanceActions } from '@fortnight/supabase/acceptance/actions'
import { acceptanceList } from '@fortnight/supabase/acceptance/queries'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { FileDialogs } from '../files/FileDialogs.tsx'
import { useFileDialogs } from '../files/useFileDialogs.ts'
import { useFileLimits } from '../files/useFileLimits.ts'
import { useProjectUpload } from '../files/useProjectUpload.ts'
import { TabTitle } from '../TabTitle.tsx'

// The dialog that shows them loads when it opens, too.
const CaseResults = lazy(async () => ({ default: (await import('./CaseResults.tsx')).CaseResults }))

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

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
    <Root>
      <TabTitle id="cases" title="Acceptance cases" />
      <AcceptanceBoard
        room={{ list, actions, files, draftKey: `${project}:${userId}` }}
        historyOf={({ id, version }) => (
          <CaseResults project={project} caseId={id} caseVersion={version} onOpenFile={dialogs.openFile} />
        )}
      />
      <FileDialogs project={project} dialogs={dialogs} />
    </Root>
  )
}
