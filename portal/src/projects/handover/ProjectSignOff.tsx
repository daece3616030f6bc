import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { AcceptedWork } from '@fortnight/shared-ui/room/signOff/AcceptedWork'
import { MissingConditions } from '@fortnight/shared-ui/room/signOff/MissingConditions'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { HandoverCard, HandoverSections } from './handoverStyles.ts'
import { MustList } from './MustList.tsx'
import { SignedOff } from './SignedOff.tsx'
import { SignOffForm } from './SignOffForm.tsx'

/** The sign-off of a project: what is missing, the musts, what will be accepted, and the form; or what was signed off. */
export function ProjectSignOff({ project }: { project: string }) {
  const { data: state } = useSuspenseQuery(signOffState(project))
  const { acceptance, basis, basis_hash, missing, musts, zone } = state
  if (acceptance) {
    return (
      <HandoverSections as="section" aria-label="Sign-off">
        <SignedOff project={project} acceptance={acceptance} zone={zone} />
      </HandoverSections>
    )
  }
  const path = `/project/${project}`
  const isReady = missing.length === 0
  return (
    <HandoverSections as="section" aria-label="Sign-off">
      <HandoverCard as="section" aria-labelledby="missing">
        <h2 id="missing">{isReady ? 'Ready for your sign-off' : 'Before the sign-off'}</h2>
        {isReady ? (
          <p>Nothing is missing. Read what you accept, then sign off below.</p>
        ) : (
          <MissingConditions
            missing={missing}
            paths={{
              cases: `${path}/cases`,
              musts: `${path}/cases`,
              proposals: `${path}/cases`,
              approvals: `${path}/deliverables`,
            }}
          />
        )}
      </HandoverCard>
      {musts.length > 0 && <MustList musts={musts} mayWaive={!missing.includes('cases')} />}
      {basis && (
        <HandoverCard as="section" aria-labelledby="accepted">
          <h2 id="accepted">What you accept</h2>
          <AcceptedWork work={basis} />
        </HandoverCard>
      )}
      {isReady && basis_hash && <SignOffForm project={project} basisHash={basis_hash} />}
    </HandoverSections>
  )
}
