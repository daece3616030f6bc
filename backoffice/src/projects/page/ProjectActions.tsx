import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { mailtoUrl } from '../../layout/mailtoUrl.ts'
import { usePanel } from '../../layout/usePanel.ts'
import { RowActionsMenu } from '../../list/table/RowActionsMenu.tsx'
import { RestoreProjectButton } from '../RestoreProjectButton.tsx'

const Root = styled.div`
  display: flex;
  gap: var(--space-1);
`

/** What can be done with the whole project. A deleted one has to be restored before it can be changed. */
export function ProjectActions({ project }: { project: AdminProject }) {
  const { open } = usePanel()
  return (
    <Root>
      {project.deleted_at ? (
        <RestoreProjectButton id={project.id} name={project.name} />
      ) : (
        <Button variant="secondary" size="small" onClick={() => open('edit', project.id)}>
          <Pencil aria-hidden /> Edit
        </Button>
      )}
      <RowActionsMenu rowLabel={project.name}>
        <ButtonLink variant="ghost" size="small" to={`/admin/customers?view=${project.user_id}`}>
          View client
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" href={mailtoUrl(project.client_email, project.name)}>
          Email client
        </ButtonLink>
      </RowActionsMenu>
    </Root>
  )
}
