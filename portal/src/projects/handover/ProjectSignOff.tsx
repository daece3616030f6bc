import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { AcceptedWork } from '@fortnight/shared-ui/room/signOff/AcceptedWork'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { HandoverCard, HandoverSections } from './handoverStyles.ts'
import { SignOffForm } from './SignOffForm.tsx'

/** The sign-off of a project: what will be accepted, and the form once nothing is missing. */
export function ProjectSignOff({ project }: { project: string }) {
  const { data: state } = useSuspenseQuery(signOffState(project))
  const { acceptance, basis, basis_hash, missing } = state
  if (acceptance) return null
  const isReady = missing.length === 0
  return (
    <HandoverSections as="section" aria-label="Sign-off">
      {basis && (
        <HandoverCard as="section" aria-labelledby="accepted">
          <h2 id="accepted">What you accept</h2>
          <AcceptedWork work={basis} hasClosedTerms={!isReady} />
        </HandoverCard>
      )}
      {isReady && basis_hash && <SignOffForm project={project} basisHash={basis_hash} />}
    </HandoverSections>
  )
}
