import type { NextSteps } from '@fortnight/supabase/projects/nextSteps'

const pages = {
  approve: { page: 'deliverables', label: 'Review and decide' },
  edit: { page: 'edit', label: 'Add it' },
  brief: { page: 'brief', label: 'Open the brief' },
  email: { page: 'messages', label: 'Write to us' },
}

/** Where a client does what a project needs, and what the link there says. */
export function nextStepLink(projectId: string, action: NonNullable<NextSteps['action']>) {
  const { page, label } = pages[action]
  return { to: `/project/${projectId}/${page}`, label }
}
