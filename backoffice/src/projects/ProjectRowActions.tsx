import { Eye, Pencil } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { copyToClipboard } from '../layout/copyToClipboard.ts'
import { downloadCsv } from '@fortnight/shared-ui/csv/downloadCsv'
import { mailtoUrl } from '../layout/mailtoUrl.ts'
import { RowActionsMenu } from '../list/table/RowActionsMenu.tsx'
import { usePanel } from '../layout/usePanel.ts'
import { projectCsvColumns } from './projectCsvColumns.ts'
import { RestoreProjectButton } from './RestoreProjectButton.tsx'
import { StatusMenuItems } from './StatusMenuItems.tsx'

/** View, Edit and the menu of a project. A deleted project has to be restored before it can be changed. [ADMIN-PROJ-6] */
export function ProjectRowActions({ project }: { project: AdminProject }) {
  const { id, name, user_id, client_email } = project
  const { open } = usePanel()
  return (
    <>
      <Button variant="ghost" size="small" title="View" aria-label={`View ${name}`} onClick={() => open('view', id)}>
        <Eye aria-hidden />
      </Button>
      {project.deleted_at ? (
        <RestoreProjectButton id={id} name={name} />
      ) : (
        <Button variant="ghost" size="small" title="Edit" aria-label={`Edit ${name}`} onClick={() => open('edit', id)}>
          <Pencil aria-hidden />
        </Button>
      )}
      <RowActionsMenu rowLabel={name}>
        <Button variant="ghost" size="small" onClick={() => void copyToClipboard(client_email, 'Email address copied')}>
          Copy client email
        </Button>
        <Button variant="ghost" size="small" onClick={() => void copyToClipboard(id, 'ID copied')}>
          Copy ID
        </Button>
        <ButtonLink variant="ghost" size="small" href={mailtoUrl(client_email, name)}>
          Email client
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to={`/admin/projects?client=${user_id}`}>
          View client’s projects
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to={`/admin/customers?view=${user_id}`}>
          View client
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          onClick={() => void downloadCsv('project', projectCsvColumns, [[project]])}
        >
          Export as CSV
        </Button>
        {!project.deleted_at && <StatusMenuItems project={project} />}
      </RowActionsMenu>
    </>
  )
}
