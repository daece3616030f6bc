import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'

const Root = styled.div`
  max-width: 44rem;
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
              <Card>
                <ProjectEditForm userId={client.id} project={project} />
              </Card>
            </Root>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}
