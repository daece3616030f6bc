import { lazy } from 'react'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { adminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { useRefetchedRow } from '../form/useRefetchedRow.ts'
import { type Panel, usePanel } from '../layout/usePanel.ts'
import { ProjectDetails } from './ProjectDetails.tsx'

// Loaded on demand: the form's library is not needed to read the list.
const UpdateProjectForm = lazy(() => import('./UpdateProjectForm.tsx'))

/** Side panel that shows or edits the project named in the URL. */
export default function ProjectPanel() {
  const { panel, open, close } = usePanel()
  const title = panel?.kind === 'edit' ? 'Edit project' : 'Project'
  return (
    <SidePanel title={title} open={!!panel} onOpenChange={(isOpen) => !isOpen && confirmClose() && close()}>
      {panel && (
        <PageBoundary fallback={<LoadingSpinner what="the project" />} errorTitle="The project could not be loaded">
          <Content key={panel.id} panel={panel} onEdit={() => open('edit', panel.id)} onClose={close} />
        </PageBoundary>
      )}
    </SidePanel>
  )
}

type Props = { panel: Panel; onEdit: () => void; onClose: () => void }

function Content({ panel, onEdit, onClose }: Props) {
  const { row: project, isRefetched } = useRefetchedRow(adminProject(panel.id))
  if (!project)
    return <EmptyState title="Project not found" hint="It may have been deleted with its client’s account." />
  if (panel.kind === 'view' || project.deleted_at) return <ProjectDetails project={project} onEdit={onEdit} />
  if (!isRefetched) return <LoadingSpinner what="the project" />
  return <UpdateProjectForm project={project} onDone={onClose} />
}
