import { styled } from 'styled-components'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectGate } from '../ProjectLoader.tsx'
import { ProjectTop } from '../ProjectHeader.tsx'

const Root = styled.div`
  max-width: 48rem;
`

/** One project to change, at /project/:id/edit. [PROJ-5] */
export default function ProjectEditPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectGate client={client} toDoWhat="edit">
          {(project) => (
            <Root>
              <ProjectTop title="Edit project" status={project.status} />
              <ProjectEditForm userId={client.id} project={project} />
            </Root>
          )}
        </ProjectGate>
      )}
    </ClientPage>
  )
}
