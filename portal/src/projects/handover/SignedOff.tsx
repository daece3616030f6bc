import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { AcceptedWork } from '@fortnight/shared-ui/room/signOff/AcceptedWork'
import { CertificateFacts } from '@fortnight/shared-ui/room/signOff/CertificateFacts'
import { cityOf } from '@fortnight/supabase/plans/businessDay'
import { type Acceptance, verificationPath } from '@fortnight/supabase/signOff/signOff'
import { CertificatePdf } from './CertificatePdf.tsx'
import { HandoverCard } from './handoverStyles.ts'

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  /* Where they don't fit on a line, the buttons are equally wide. */
  @media (max-width: 30rem) {
    > [data-variant] {
      flex-basis: 100%;
    }
  }
`

type Props = { project: string; acceptance: Acceptance; zone: string }

/** The certificate of the sign-off, and what was accepted. [FORT-152] */
export function SignedOff({ project, acceptance, zone }: Props) {
  return (
    <>
      <HandoverCard as="section" aria-labelledby="signed">
        <div role="status">
          <h2 id="signed">This project is signed off</h2>
        </div>
        <CertificateFacts record={acceptance} zone={zone} city={cityOf(zone)} isFolded />
        <Links>
          <CertificatePdf project={project} code={acceptance.project_code} />
          <ButtonLink variant="secondary" to={`/project/${project}/certificate`}>
            Print certificate
          </ButtonLink>
          <a href={verificationPath(acceptance)}>Verify this certificate</a>
        </Links>
      </HandoverCard>
      <HandoverCard as="section" aria-labelledby="accepted">
        <h2 id="accepted">What was accepted</h2>
        <AcceptedWork work={acceptance.document} hasClosedTerms />
      </HandoverCard>
    </>
  )
}
