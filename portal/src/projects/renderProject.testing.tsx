/* For tests: the pages of a project, with the project in the cache. */
import { Route } from '@fortnight/shared-ui/router'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { type ProjectEvent, projectHistory } from '@fortnight/supabase/projects/history'
import { client, renderPortal, project } from '../layout/renderPortal.testing.tsx'
import ProjectEditPage from './edit/ProjectEditPage.tsx'
import ProjectPage from './view/ProjectPage.tsx'

type Scene = {
  path?: string
  /** What the cache holds; without it the API is asked. */
  stored?: OwnProject | null
  events?: ProjectEvent[]
}

/** Opens a page of the project; the dashboard is a heading. */
export function renderProject({ path = `/project/${project.id}`, stored, events }: Scene = {}) {
  const pages = [
    <Route key="view" path="/project/:id" element={<ProjectPage />} />,
    <Route key="edit" path="/project/:id/edit" element={<ProjectEditPage />} />,
    <Route key="dashboard" path="/dashboard" element={<h1>Dashboard</h1>} />,
  ]
  return renderPortal(path, pages, {
    fill: (cache) => {
      if (stored !== undefined) cache.setQueryData(ownProject(client.id, project.id).queryKey, stored)
      if (events) cache.setQueryData(projectHistory(project.id).queryKey, events)
    },
  })
}
