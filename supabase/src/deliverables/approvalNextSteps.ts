import type { NextSteps } from '../projects/nextSteps.ts'
import type { OpenApproval } from './queries.ts'

/** The next steps of a project, of which the client's decision comes first when one is awaited. */
export function withOpenApprovals(steps: NextSteps, approvals: Pick<OpenApproval, 'name' | 'number'>[]): NextSteps {
  const [first, ...others] = approvals
  if (!first) return steps
  const more = others.length > 0 ? `, and decide about ${others.length} more` : ''
  return {
    ...steps,
    needed: `Approve version ${first.number} of “${first.name}” or ask for changes${more}.`,
    action: 'approve',
  }
}
