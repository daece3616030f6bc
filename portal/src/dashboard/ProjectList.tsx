import { useOptimistic, useTransition } from 'react'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { ownProjects, type ProjectFilter, projectsPerPage } from '@fortnight/supabase/projects/queries'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectFilters } from './ProjectFilters.tsx'
import { parseFilter, hasFilters, withFilter } from './projectFilter.ts'
import { ProjectPagination } from './ProjectPagination.tsx'
import { useDeleteProject } from './useDeleteProject.ts'

/** As many can be seen at a glance: nobody needs to search them. */
const handful = 5

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
  transition: opacity 150ms;

  [aria-busy='true'] > & {
    opacity: 0.6;
  }
`
const Count = styled.p`
  margin-bottom: var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);
`

/** The client's own projects that the address asks for. What is shown stays until what comes next is there. [DASH-1] */
export function ProjectList({ userId, onStart }: { userId: string; onStart: () => void }) {
  const [search, setSearch] = useSearchParams()
  const [isPending, startTransition] = useTransition()
  const filter = parseFilter(search)
  const { data } = useSuspenseQuery(ownProjects(userId, filter))
  const deleteProject = useDeleteProject()

  // The controls show at once what is wanted; the list follows when the database has answered.
  const [wanted, setWanted] = useOptimistic(filter)

  const change = (change: Partial<ProjectFilter>, isTyping = false) =>
    startTransition(() => {
      // The address is ahead of what is shown while an answer is awaited.
      const next = withFilter(new URLSearchParams(window.location.search), change)
      setWanted(parseFilter(next))
      setSearch(next, { replace: isTyping })
    })

  const clear = () => {
    change({ q: '', status: '' })
    // The button is gone the next moment, and the focus with it.
    document.querySelector<HTMLElement>('[role=search] input')?.focus()
  }

  const { projects, count } = data
  const pages = Math.max(Math.ceil(count / projectsPerPage), 1)
  if (count === 0 && !hasFilters(filter)) return <NoProjects onStart={onStart} />
  return (
    <div aria-busy={isPending}>
      {(count > handful || hasFilters(filter)) && <ProjectFilters filter={wanted} onChange={change} />}
      <Count role="status">{sentenceOf(projects.length, count)}</Count>
      {projects.length === 0 && <NoMatch onClear={clear} />}
      <List role="list">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} onDelete={() => void deleteProject(project)} />
          </li>
        ))}
      </List>
      {pages > 1 && <ProjectPagination page={Math.min(filter.page, pages)} pages={pages} filter={wanted} onTurn={showTop} />}
    </div>
  )
}

function sentenceOf(shown: number, count: number) {
  if (shown < count) return `${shown} of ${count} projects`
  return count === 1 ? '1 project' : `${count} projects`
}

/** The next page is read from its top, and the focus brings it into view. */
const showTop = () => document.getElementById('projects')?.focus()

function NoProjects({ onStart }: { onStart: () => void }) {
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

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No project matches" hint="None of your projects has this text and this status.">
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}
