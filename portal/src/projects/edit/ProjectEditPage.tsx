import { Card } from '@fortnight/shared-ui/data/Card'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'

/** The page at /project/:id/edit: the form of one project. [PROJ-5] */
export default function ProjectEditPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="edit">
          {(project) => (
            <>
              <ProjectHeader title="Edit Project" subtitle={project.name} status={project.status} />
              <Card>
                <ProjectEditForm userId={client.id} project={project} />
              </Card>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}
