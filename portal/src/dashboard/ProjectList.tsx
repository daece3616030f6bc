import { lazy, useLayoutEffect, useOptimistic, useState, useTransition } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { projectsPerPage } from '@fortnight/supabase/lists/pageSizes'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import { ownProjects, type ProjectFilter } from '@fortnight/supabase/projects/queries'
import { LoadingCard } from '../layout/LoadingCard.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectCard } from './card/ProjectCard.tsx'
import { parseFilter, hasFilters, withFilter } from './projectFilter.ts'
import { ProjectPagination } from './ProjectPagination.tsx'
import { SectionTitle } from './SectionTitle.ts'
import { TaskCard } from './tasks/TaskCard.tsx'
import { waitingProjects } from './tasks/waitingProjects.ts'
import { useDeleteProject } from './useDeleteProject.ts'
import { useListedProjects } from './useListedProjects.ts'

// Few clients have so many projects.
const ProjectFilters = lazy(() => import('./ProjectFilters.tsx').then((module) => ({ default: module.ProjectFilters })))

/** The filters are hidden for this many projects or fewer. */
const maxWithoutFilters = 5

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  padding: 0;
  list-style: none;
  transition: opacity 150ms;

  [aria-busy='true'] > & {
    opacity: 0.6;
  }
`
/* As tall as the screen, because nearly all lists are, so that they move nothing that is in sight. */
const LoadingList = styled.div`
  min-height: 100svh;
`
/* Beside the title of the section. */
const Count = styled.p`
  position: absolute;
  inset: 0 0 auto auto;
  color: var(--ink-soft);
  font-size: var(--text-14);
`

type Props = {
  userId: string
  /** Whether the tasks of several projects are shown above them; their buttons come first then. */
  onTasksChange: (hasTasks: boolean) => void
}

/**
 * The client's projects that match the URL, with their title below what they need. The current list stays visible until the next
 * one has loaded. [DASH-1]
 */
export function ProjectList({ userId, onTasksChange }: Props) {
  const [search, setSearch] = useSearchParams()
  const [isPending, startTransition] = useTransition()
  const filter = parseFilter(search)
  const { data } = useSuspenseQuery(ownProjects(userId, filter))
  // Without it, the list lacks the counts, and nothing else.
  const { data: unread } = useQuery(unreadCounts())
  const { listed, isLoading } = useListedProjects(data.projects)
  // All at once, or each that is known would move those below it. A list that changes later stays on the screen.
  const [isShown, setIsShown] = useState(!isLoading)
  if (!isLoading && !isShown) setIsShown(true)
  const deleteProject = useDeleteProject()

  // The filters change immediately; the list follows when its query has loaded.
  const [pendingFilter, setPendingFilter] = useOptimistic(filter)

  const changeFilter = (change: Partial<ProjectFilter>, isTyping = false) =>
    startTransition(() => {
      // While a query is pending, the URL is ahead of `search`.
      const next = withFilter(new URLSearchParams(window.location.search), change)
      setPendingFilter(parseFilter(next))
      setSearch(next, { replace: isTyping })
    })

  const clearFilters = () => {
    changeFilter({ q: '', status: '' })
    // The button disappears and would take the focus with it.
    document.querySelector<HTMLElement>('[role=search] input')?.focus()
  }

  const { projects, count } = data
  // On one of several pages, they would not be all. One project says itself what it needs.
  const whole = projects.length === count && count > 1 ? projects : undefined
  // With a filter, the tasks stay those of the whole list, so that its fields do not move while they are in use.
  const [projectsOfTasks, setProjectsOfTasks] = useState(hasFilters(filter) ? undefined : whole)
  if (!hasFilters(filter) && projectsOfTasks !== whole) setProjectsOfTasks(whole)
  const waiting = waitingProjects(useListedProjects(projectsOfTasks ?? []).listed)
  const hasTasks = waiting.length > 0
  useLayoutEffect(() => {
    onTasksChange(hasTasks)
    return () => onTasksChange(false)
  }, [onTasksChange, hasTasks])

  if (!isShown) return <LoadingProjects />
  const pages = Math.max(Math.ceil(count / projectsPerPage), 1)
  const title = (
    <SectionTitle id="projects" tabIndex={-1}>
      Your projects
    </SectionTitle>
  )
  if (count === 0 && !hasFilters(filter)) {
    return (
      <section aria-labelledby="projects">
        {title}
        <NoProjects />
      </section>
    )
  }
  return (
    <>
      {hasTasks && <TaskCard waiting={waiting} />}
      <section aria-labelledby="projects" aria-busy={isPending}>
        {title}
        {(count > maxWithoutFilters || hasFilters(filter)) && (
          <ProjectFilters
            filter={pendingFilter}
            onChange={changeFilter}
            // Without matches, the list offers it itself.
            onClear={projects.length > 0 && hasFilters(filter) ? clearFilters : undefined}
            onLoseFocus={focusTitle}
          />
        )}
        <Count role="status">{countSentence(projects.length, count, hasFilters(filter))}</Count>
        {projects.length === 0 && <NoMatches onClear={clearFilters} />}
        <List role="list">
          {listed.map((one) => (
            <li key={one.project.id}>
              <ProjectCard
                {...one}
                isTaskElsewhere={hasTasks}
                unread={unread?.[one.project.id] ?? 0}
                onDelete={() => void deleteProject(one.project)}
              />
            </li>
          ))}
        </List>
        {pages > 1 && (
          <ProjectPagination
            page={Math.min(filter.page, pages)}
            pages={pages}
            filter={pendingFilter}
            onPageChange={focusTitle}
          />
        )}
      </section>
    </>
  )
}

function countSentence(shown: number, count: number, isFiltered: boolean) {
  const matching = isFiltered ? 'matching ' : ''
  if (shown < count) return `${shown} of ${count} ${matching}projects`
  return count === 1 ? `1 ${matching}project` : `${count} ${matching}projects`
}

export const LoadingProjects = () => (
  <LoadingList>
    <LoadingCard lines={6} label="Loading your projects…" />
  </LoadingList>
)

/** Scrolls to the top of the list. */
const focusTitle = () => document.getElementById('projects')?.focus()

function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No matching projects" hint="None of your projects match this search and status.">
      <Button variant="secondary" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}
