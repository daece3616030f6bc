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
import { CertificatePdf } from './CertificatePdf.tsx'

/* The site's own header, which names the business, is not printed. */
const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  padding-bottom: var(--space-3);
  font-size: var(--text-18);
  overflow-wrap: anywhere;
  text-wrap: pretty;

  /* The wordmark with its filled calendar cell, as in the site's header. */
  > :first-child {
    margin-bottom: var(--space-3);
    font-family: var(--font-heading);
    font-size: 1.5rem;
    font-weight: 700;
    letter-spacing: -0.04em;
  }

  > :first-child::after {
    content: '';
    display: inline-block;
    width: 0.42em;
    height: 0.42em;
    margin-left: 0.14em;
    background: var(--accent);
    print-color-adjust: exact;
  }

  time {
    white-space: nowrap;
  }
`
const Verification = styled.section`
  font-size: var(--text-14);
  overflow-wrap: anywhere;

  > p > a {
    display: table;
  }

  /* On paper and wide screens there is room for a hash beside its name, in two lines. */
  @media (min-width: 40rem) {
    [data-hash] > dt {
      grid-column: 1;
    }

    [data-hash] > dd {
      grid-column: 2;
    }

    [data-hash] code {
      max-width: 32ch;
    }
  }
`

const formatWhole = (time: string, timeZone: string) =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone })

/** Who signed off what and when, and how that is verified, as a sheet of paper. */
export function Certificate({ project }: { project: OwnProject }) {
  const {
    data: { acceptance, zone },
  } = useSuspenseQuery(signOffState(project.id))
  return (
    <PrintedPage>
      <header>
        <BackLink to={`/project/${project.id}/handover`}>Back to the handover</BackLink>
        {acceptance && (
          <div>
            <CertificatePdf project={project.id} code={acceptance.project_code} />
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden /> Print
            </Button>
          </div>
        )}
      </header>
      {acceptance ? (
        <Sheet>
          <Head>
            <p>{brand.name}</p>
            <h1>Certificate of Acceptance</h1>
            <p>
              {acceptance.document.name} accepted “{acceptance.document.project.name}” on{' '}
              <time dateTime={acceptance.accepted_at}>{formatWhole(acceptance.accepted_at, zone)}</time>.
            </p>
          </Head>
          <section aria-labelledby="accepted">
            <h2 id="accepted">What was accepted</h2>
            <AcceptedWork work={acceptance.document} />
          </section>
          <Verification aria-labelledby="verification">
            <h2 id="verification">Verification</h2>
            <p>
              Verify this certificate with the hash of the document, the date, and the project code at{' '}
              <a href={verificationPath(acceptance)}>
                {location.host}/verify/{acceptance.id}
              </a>
            </p>
            <CertificateFacts record={acceptance} zone={zone} city={cityOf(zone)} />
          </Verification>
        </Sheet>
      ) : (
        <>
          <h1>Certificate of Acceptance</h1>
          <EmptyState
            title="There is no certificate yet"
            hint="You’ll get it as soon as you sign off on the project."
          />
        </>
      )}
    </PrintedPage>
  )
}
