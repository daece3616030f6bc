import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { EmptyState } from '@fortnight/shared-ui/EmptyState'
import { ownProjects } from '@fortnight/supabase/projects'
import { ProjectCard } from './ProjectCard.tsx'

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`

/** The client's own projects, newest first. [DASH-1] */
export function ProjectList({ userId, onStart }: { userId: string; onStart: () => void }) {
  const { data: projects } = useSuspenseQuery(ownProjects(userId))

  if (projects.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        hint="A project describes the agent you need. We read it, ask what is unclear and send you a plan."
      >
        <Button variant="secondary" onClick={onStart}>
          Start your first project
        </Button>
      </EmptyState>
    )
  }
  return (
    <List role="list">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </List>
  )
}
