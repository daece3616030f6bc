import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery } from '@fortnight/shared-ui/query'
import { MissingConditions } from '@fortnight/shared-ui/room/signOff/MissingConditions'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { HandoverCard, HandoverSections } from './handoverStyles.ts'
import { SignedOff } from './SignedOff.tsx'
import { TestimonialCard } from './testimonial/TestimonialCard.tsx'

/**
 * Where the sign-off stands: what is missing, or its certificate, and then what the client says about the project. What is
 * accepted is below, and shows errors.
 */
export function SignOffStatus({ project }: { project: string }) {
  const { data: state, isPending } = useQuery(signOffState(project))
  // Without their names, the list says that some wait.
  const { data: approvals = [] } = useQuery(openApprovals())
  if (isPending) return <Skeleton lines={4} label="Loading what is left…" />
  if (!state) return null
  if (state.acceptance) {
    return (
      <>
        <HandoverSections>
          <SignedOff project={project} acceptance={state.acceptance} zone={state.zone} />
        </HandoverSections>
        <TestimonialCard project={project} />
      </>
    )
  }
  const { missing, musts } = state
  const path = `/project/${project}`
  return (
    <HandoverCard as="section" aria-labelledby="missing">
      <h2 id="missing">{missing.length === 0 ? 'Ready for your sign-off' : 'Before the sign-off'}</h2>
      {missing.length === 0 ? (
        <p>Nothing is missing. Read what you accept, then sign off below.</p>
      ) : (
        <>
          <p>{missing.length === 1 ? 'One thing is' : `${missing.length} things are`} left before you can sign off:</p>
          <MissingConditions
            missing={missing}
            side="client"
            paths={{
              cases: `${path}/cases`,
              proposals: `${path}/cases`,
              approvals: `${path}/deliverables`,
            }}
            musts={musts}
            mustListId="musts"
            approvals={approvals.filter(({ project_id }) => project_id === project)}
          />
          {!missing.includes('refund') && <p>The checklist and should-haves don’t hold up the sign-off.</p>}
        </>
      )}
    </HandoverCard>
  )
}
