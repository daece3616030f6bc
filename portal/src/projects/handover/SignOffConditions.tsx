import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery } from '@fortnight/shared-ui/query'
import { MissingConditions } from '@fortnight/shared-ui/room/signOff/MissingConditions'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { HandoverCard } from './handoverStyles.ts'
import { MustList } from './MustList.tsx'

/** What is missing for the sign-off, and the musts; nothing once it is signed off. The sign-off below shows errors. */
export function SignOffConditions({ project }: { project: string }) {
  const { data: state, isPending } = useQuery(signOffState(project))
  if (isPending) return <Skeleton lines={4} label="Loading what is left…" />
  if (!state || state.acceptance) return null
  const { missing, musts } = state
  const path = `/project/${project}`
  return (
    <>
      <HandoverCard as="section" aria-labelledby="missing">
        <h2 id="missing">{missing.length === 0 ? 'Ready for your sign-off' : 'Before the sign-off'}</h2>
        {missing.length === 0 ? (
          <p>Nothing is missing. Read what you accept, then sign off below.</p>
        ) : (
          <>
            <p>You can sign off once {missing.length === 1 ? 'this is' : `these ${missing.length} things are`} done:</p>
            <MissingConditions
              missing={missing}
              side="client"
              paths={{
                cases: `${path}/cases`,
                musts: `${path}/cases`,
                proposals: `${path}/cases`,
                approvals: `${path}/deliverables`,
              }}
            />
          </>
        )}
      </HandoverCard>
      {musts.length > 0 && <MustList musts={musts} mayWaive={!missing.includes('cases')} />}
    </>
  )
}
