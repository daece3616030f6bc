import type { ReactNode } from 'react'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import type { ProjectLine } from './ProjectLines.tsx'

/** A line that leads to a tab of a project. */
export const tabLine = (project: string, tab: string, content: ReactNode, link = `Open ${tab}`): ProjectLine => ({
  to: `/admin/projects/${project}?tab=${tab}`,
  link,
  content,
})

/** How the cases of a project stand. */
export const casesLine = (project: string, { passed, cases }: AcceptanceSummary) =>
  tabLine(project, 'cases', `${passed} of ${cases} cases passed.`)
