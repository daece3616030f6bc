import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { AcceptedWork } from '@fortnight/shared-ui/room/signOff/AcceptedWork'
import { CertificateFacts } from '@fortnight/shared-ui/room/signOff/CertificateFacts'
import { DownloadPdf } from '@fortnight/shared-ui/room/signOff/DownloadPdf'
import { MissingConditions } from '@fortnight/shared-ui/room/signOff/MissingConditions'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { cityOf } from '@fortnight/supabase/plans/businessDay'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { certificateErrorMessage, certificateFileName, certificatePdf } from '@fortnight/supabase/signOff/certificate'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { verificationPath } from '@fortnight/supabase/signOff/signOff'
import { ProposedStatus } from '../plan/ProposedStatus.tsx'
import { Actions, HandoverCard } from './handoverStyles.ts'

/** The sign-off of a project as the team sees it. Only the client signs off. [FORT-153] */
export function SignOffSection({ project }: { project: AdminProject }) {
  const { data: state } = useSuspenseQuery({ ...signOffState(project.id), ...alwaysRefetch })
  const { acceptance, basis, missing, musts, zone } = state
  const work = acceptance?.document ?? basis
  return (
    <>
      <HandoverCard as="section" aria-labelledby="sign-off">
        {acceptance ? (
          <>
            <h3 id="sign-off">The client has signed off this project</h3>
            {project.deleted_at === null && (
              <ProposedStatus
                project={project}
                status={project.status === 'completed' ? undefined : 'completed'}
                basis="After the sign-off"
              />
            )}
            <CertificateFacts record={acceptance} zone={zone} city={cityOf(zone)} isFolded />
            <Actions>
              <DownloadPdf
                size="small"
                fileName={certificateFileName(acceptance.project_code)}
                load={() => certificatePdf(project.id)}
                messageFor={certificateErrorMessage}
              />
              <a href={verificationPath(acceptance)}>Verify the certificate</a>
            </Actions>
          </>
        ) : missing.length === 0 ? (
          <>
            <h3 id="sign-off">Ready for the client’s sign-off</h3>
            <p>Nothing is missing. The client signs off on their project page.</p>
          </>
        ) : (
          <>
            <h3 id="sign-off">Before the sign-off</h3>
            <MissingConditions
              side="team"
              missing={missing}
              paths={{
                cases: '?tab=cases',
                musts: '?tab=cases',
                proposals: '?tab=cases',
                approvals: '?tab=deliverables',
              }}
              musts={musts}
            />
          </>
        )}
      </HandoverCard>
      {work && (
        <HandoverCard as="section" aria-labelledby="accepted">
          <h3 id="accepted">{acceptance ? 'What was accepted' : 'What the client will accept'}</h3>
          {!acceptance && <p>The client reads and accepts this:</p>}
          <AcceptedWork work={work} heading="h4" hasClosedTerms />
        </HandoverCard>
      )}
    </>
  )
}
