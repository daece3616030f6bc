import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectDays } from '../plan/ProjectDays.tsx'
import { ProjectPayments } from '../payments/ProjectPayments.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectHistory } from './ProjectHistory.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'

const Sections = styled.div`
  display: grid;
  gap: var(--space-6);

  > section {
    min-width: 0;
  }

  > section > h2 {
    margin-bottom: var(--space-3);
  }

  > section h2 {
    font-size: var(--text-22);
  }
`
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-3);
`

/** The page at /project/:id: one project, read only. [PROJ-1] */
export default function ProjectPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="view">
          {(project) => <ProjectArticle project={project} />}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

function ProjectArticle({ project }: { project: OwnProject }) {
  return (
    <article>
      <ProjectHeader title={project.name} status={project.status} />
      <ProjectTabs project={project} />
      <Sections>
        <ProjectDays project={project} />
        <ProjectPayments project={project} />
        <section aria-labelledby="details">
          <Row>
            <h2 id="details">Details</h2>
            <ButtonLink variant="secondary" to={`/project/${project.id}/edit`}>
              Edit Project
            </ButtonLink>
          </Row>
          <ProjectDetails project={project} />
        </section>
        <section aria-labelledby="history">
          <h2 id="history">History</h2>
          <PageBoundary
            fallback={<Skeleton lines={3} label="Loading the history…" />}
            errorTitle="The history could not be loaded"
          >
            <ProjectHistory projectId={project.id} />
          </PageBoundary>
        </section>
      </Sections>
    </article>
  )
}
