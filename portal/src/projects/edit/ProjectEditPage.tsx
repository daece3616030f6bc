import { styled } from 'styled-components'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'

const Root = styled.div`
  max-width: 48rem;
`

/** The page at /project/:id/edit: the form of one project. [PROJ-5] */
export default function ProjectEditPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="edit">
          {(project) => (
            <Root>
              <ProjectHeader title="Edit project" status={project.status} />
              <ProjectEditForm userId={client.id} project={project} />
            </Root>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}
