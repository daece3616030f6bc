import { Printer } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { AcceptedWork } from '@fortnight/shared-ui/room/signOff/AcceptedWork'
import { CertificateFacts } from '@fortnight/shared-ui/room/signOff/CertificateFacts'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { cityOf } from '@fortnight/supabase/plans/businessDay'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { signOffState } from '@fortnight/supabase/signOff/queries'
import { verificationPath } from '@fortnight/supabase/signOff/signOff'
import { BackLink } from '../../layout/BackLink.tsx'
import { PrintedPage, Sheet } from '../printedPage.ts'

/* The terms, the longest part, beside the rest. */
const Columns = styled(AcceptedWork)`
  @media screen and (min-width: 60rem) {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

    > div {
      align-content: start;
    }

    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`

/** Who signed off what and when, and how that is verified, as a sheet of paper. */
export function Certificate({ project }: { project: OwnProject }) {
  const {
    data: { acceptance, zone },
  } = useSuspenseQuery(signOffState(project.id))
  return (
    <PrintedPage>
      <BackLink to={`/project/${project.id}/handover`}>Back to the handover</BackLink>
      <header>
        <h1>Certificate of acceptance: {acceptance?.document.project.name ?? project.name}</h1>
        {acceptance && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden /> Print
          </Button>
        )}
      </header>
      {acceptance ? (
        <Sheet>
          <p>
            {acceptance.document.name} has accepted the work of {brand.name} as listed here.
          </p>
          <CertificateFacts record={acceptance} zone={zone} city={cityOf(zone)} />
          <p>
            Verify this certificate at{' '}
            <a href={verificationPath(acceptance)}>
              {location.origin}/verify/{acceptance.id}
            </a>{' '}
            with the hash of the document, the date and the project code.
          </p>
          <section aria-labelledby="accepted">
            <h2 id="accepted">What was accepted</h2>
            <Columns work={acceptance.document} />
          </section>
        </Sheet>
      ) : (
        <EmptyState title="There is no certificate yet" hint="You’ll get it as soon as you sign off the project." />
      )}
    </PrintedPage>
  )
}
