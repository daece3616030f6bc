import { useQuery } from '@fortnight/shared-ui/query'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { formatDay } from '@fortnight/supabase/projects/delivery'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { type Acceptance, verificationPath } from '@fortnight/supabase/signOff/signOff'
import { type ProjectLine, ProjectLines } from './ProjectLines.tsx'
import { casesLine, tabLine } from './tabLine.ts'

type Props = {
  project: AdminProject
  /** How the cases stand; for a project that was completed without a sign-off. */
  summary: AcceptanceSummary | undefined
  /** Whether the summary is loading. */
  isPending: boolean
}

/** How a completed project ended: its sign-off, what was accepted, and the certificate. */
export function ProjectOutcome({ project: { id }, summary, isPending }: Props) {
  const { data: state, isError } = useQuery(signOffState(id))
  // Without an answer nothing is known, not even that there is no sign-off.
  if (isError && !state) return null
  const isLoading = isPending || !state
  const lines = state?.acceptance
    ? acceptedLines(id, state.acceptance)
    : [tabLine(id, 'handover', 'The client has not signed off.'), ...(summary ? [casesLine(id, summary)] : [])]
  return <ProjectLines title="Outcome" lines={lines} loading={isLoading ? 'Loading the outcome…' : undefined} />
}

function acceptedLines(project: string, acceptance: Acceptance): ProjectLine[] {
  const { name, cases, deliverables } = acceptance.document
  const passed = cases.filter(({ result }) => result === 'passed').length
  const waived = cases.filter(({ result }) => result === 'waived').length
  const waivers = waived > 0 ? `, and ${waived} ${waived === 1 ? 'was' : 'were'} waived` : ''
  // Without all must-haves passed or waived, there is no sign-off.
  const others = cases.length - passed - waived
  const shoulds = others === 1 ? 'The other is a should-have.' : `The other ${others} are should-haves.`
  const hasOthers = others > 0 && others < cases.length
  const count = deliverables.length
  return [
    tabLine(project, 'handover', `${name} signed off on ${formatDay(acceptance.day)}.`),
    tabLine(project, 'cases', `${passed} of ${cases.length} cases passed${waivers}.${hasOthers ? ` ${shoulds}` : ''}`),
    ...(count > 0
      ? [
          tabLine(
            project,
            'deliverables',
            `${count} ${count === 1 ? 'deliverable was' : 'deliverables were'} accepted.`,
          ),
        ]
      : []),
    { to: verificationPath(acceptance), link: 'Verify certificate', content: 'A certificate was issued.' },
  ]
}
