import { lazy } from 'react'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { adminProject } from '@fortnight/supabase/projects/adminQueries'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { useFreshRow } from '../form/useFreshRow.ts'
import { type Panel, usePanel } from '../layout/usePanel.ts'
import { ProjectView } from './ProjectDetails.tsx'

// The form brings a library, which nobody needs who only reads the list.
const SteeringForm = lazy(() => import('./UpdateProjectForm.tsx'))

/** The project that the address names, to be looked at or steered beside the list. */
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
  const { row: project, isFresh } = useFreshRow(adminProject(panel.id))
  if (!project) return <EmptyState title="There is no such project" hint="It may have gone with its client." />
  if (panel.kind === 'view' || project.deleted_at) return <ProjectView project={project} onEdit={onEdit} />
  if (!isFresh) return <LoadingSpinner what="the project" />
  return <SteeringForm project={project} onDone={onClose} />
}
