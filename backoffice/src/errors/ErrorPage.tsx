import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { clientError, type ErrorDetails } from '@fortnight/supabase/telemetry/clientErrors'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { DetailList } from '../layout/DetailList.tsx'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { BuildLink } from '../list/BuildLink.tsx'
import { telemetryAreas } from '../list/telemetryAreas.ts'
import { CountTable } from './CountTable.tsx'
import { errorKinds } from './errorKinds.ts'

const Stack = styled.pre`
  overflow-x: auto;
  margin-block: var(--space-2) var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  font-size: var(--text-14);
  line-height: 1.6;
`
const Counts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-5);
`
const Title = styled.h2`
  margin-top: var(--space-5);
  font-size: var(--text-22);
`
const Message = styled.p`
  margin-bottom: var(--space-4);
  font-weight: 600;
  overflow-wrap: anywhere;
`

/** One cause of errors with its stack, at /admin/errors/:id. [REL-58] */
export default function ErrorPage() {
  const { id = '' } = useParams()
  return (
    <>
      <PageHeader title="Error" back={{ to: '/admin/errors', label: 'Back to errors' }} />
      <PageBoundary
        fallback={<Skeleton lines={10} label="Loading the error…" />}
        errorTitle="The error could not be loaded"
      >
        <Cause key={id} id={id} />
      </PageBoundary>
    </>
  )
}

function Cause({ id }: { id: string }) {
  const { data: error } = useSuspenseQuery(clientError(id))
  if (!error) {
    return <EmptyState title="Error not found" hint="Errors are deleted 30 days after they were last seen." />
  }
  return (
    <>
      <Message>{error.message}</Message>
      <Facts error={error} />
      <Title id="stack">Stack</Title>
      {/* Lines of a stack are long, so it scrolls by keyboard as well. All of them are indented, which would only take room. */}
      <Stack role="region" aria-labelledby="stack" tabIndex={0}>
        {error.stack.replaceAll(/^ +/gm, '')}
      </Stack>
      <Counts>
        <CountTable title="By build" name="Build" rows={error.by_build} unknown="Unknown" />
        <CountTable title="By route" name="Route" rows={error.by_route} />
        <CountTable title="By browser" name="Browser" rows={error.by_browser} />
      </Counts>
    </>
  )
}

function Facts({ error }: { error: ErrorDetails }) {
  return (
    <DetailList>
      <div>
        <dt>Area</dt>
        <dd>{labelOf(telemetryAreas, error.area)}</dd>
      </div>
      <div>
        <dt>Kind</dt>
        <dd>{labelOf(errorKinds, error.kind)}</dd>
      </div>
      <div>
        <dt>First seen</dt>
        <dd>
          <FormattedDate date={error.first_seen} />{' '}
          {error.new_since && <Badge tone="warning">New since build {error.new_since}</Badge>}
        </dd>
      </div>
      <div>
        <dt>Last seen</dt>
        <dd>
          <FormattedDate date={error.last_seen} />
        </dd>
      </div>
      <div>
        <dt>Times</dt>
        <dd>{error.count.toLocaleString('en-US')}</dd>
      </div>
      <div data-wide>
        <dt>Builds, newest first</dt>
        <dd>
          {error.builds.length === 0 && 'Unknown'}
          {error.builds.map((build, index) => (
            <span key={build.build}>
              {index > 0 && ', '}
              <BuildLink build={build} />
            </span>
          ))}
        </dd>
      </div>
    </DetailList>
  )
}
