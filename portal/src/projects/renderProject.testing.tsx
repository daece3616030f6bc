/* Test support: the project pages with the project in the query cache. */
import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import type { Instalment } from '@fortnight/supabase/instalments/instalment'
import { projectInstalments } from '@fortnight/supabase/instalments/queries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectPlan, type StepEvent, stepHistory } from '@fortnight/supabase/plans/queries'
import { type ProjectEvent, projectHistory } from '@fortnight/supabase/projects/history'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, renderPortal, project } from '../layout/renderPortal.testing.tsx'
import ProjectEditPage from './edit/ProjectEditPage.tsx'
import ProjectPage from './view/ProjectPage.tsx'

type Options = {
  path?: string
  /** The cached project; undefined requests it from the API. */
  stored?: OwnProject | null
  events?: ProjectEvent[]
  /** The cached plan, none by default; 'uncached' requests it from the API. */
  plan?: ProjectPlan | null | 'uncached'
  stepEvents?: StepEvent[]
  /** The cached instalments, none by default; 'uncached' requests them from the API. */
  instalments?: Instalment[] | 'uncached'
}

/** Renders a page of the project on a phone, or the dashboard as a mere heading. */
export function renderProject(options: Options = {}) {
  // jsdom has none.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  const { path = `/project/${project.id}`, stored, events, plan = null, stepEvents = [], instalments = [] } = options
  const routes = [
    <Route key="view" path="/project/:id" element={<ProjectPage />} />,
    <Route key="edit" path="/project/:id/edit" element={<ProjectEditPage />} />,
    <Route key="dashboard" path="/dashboard" element={<h1>Dashboard</h1>} />,
  ]
  return renderPortal(path, routes, {
    fillCache: (cache) => {
      if (stored !== undefined) cache.setQueryData(ownProject(client.id, project.id).queryKey, stored)
      if (plan !== 'uncached') cache.setQueryData(projectPlan(project.id).queryKey, plan)
      if (instalments !== 'uncached') cache.setQueryData(projectInstalments(project.id).queryKey, instalments)
      cache.setQueryData(stepHistory(project.id).queryKey, stepEvents)
      if (events) cache.setQueryData(projectHistory(project.id).queryKey, events)
    },
  })
}

/** The value beside a label in the details of the project. */
export const detailValue = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
