import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { ChecklistSection } from './ChecklistSection.tsx'
import { MoneyBackSection } from './MoneyBackSection.tsx'
import { SignOffSection } from './SignOffSection.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  @media (min-width: 75rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

/** How a project ends, as the team sees it: the support, the checklist and the money-back guarantee, and the sign-off. */
export default function ProjectHandover({ project }: { project: AdminProject }) {
  return (
    <Root>
      <div>
        <PageBoundary
          fallback={<Skeleton lines={4} label="Loading the checklist…" />}
          errorTitle="The checklist could not be loaded"
        >
          <ChecklistSection project={project.id} />
        </PageBoundary>
        <PageBoundary
          fallback={<Skeleton lines={3} label="Loading the guarantee…" />}
          errorTitle="The guarantee could not be loaded"
        >
          <MoneyBackSection project={project.id} />
        </PageBoundary>
      </div>
      <div>
        <PageBoundary
          fallback={<Skeleton lines={6} label="Loading the sign-off…" />}
          errorTitle="The sign-off could not be loaded"
        >
          <SignOffSection project={project} />
        </PageBoundary>
      </div>
    </Root>
  )
}
