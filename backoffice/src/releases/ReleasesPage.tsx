import { styled } from 'styled-components'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { liveBuilds, type LiveBuild } from '@fortnight/supabase/releases/liveBuilds'
import { canaries } from '@fortnight/supabase/releases/canaries'
import { releasePins } from '@fortnight/supabase/releases/pins'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { Terms } from '../list/Terms.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { byArea } from './byArea.ts'
import { CanaryCard } from './canary/CanaryCard.tsx'
import { libraryColumns } from './libraryColumns.tsx'
import { liveBuildColumns } from './liveBuildColumns.tsx'
import { LibraryTable, LiveBuildTable } from './releaseTables.ts'
import { ReleaseLog } from './ReleaseLog.tsx'

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin-top: var(--space-6);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-22);
  }

  section > article + article {
    margin-top: var(--space-3);
  }

  section > h2 + p:not(:last-child) {
    max-width: 44rem;
    margin-bottom: var(--space-3);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

const terms: [string, string][] = [
  ['Shell', 'The web server and the frame of every page. The other areas are shown inside it.'],
  [
    'Contract',
    'Version of the interface between an area and the shell. The shell refuses builds whose version it doesn’t support.',
  ],
  ['Start size', 'Compressed size of what a page loads before it responds.'],
  ['Total size', 'Compressed size of all files of the build.'],
  ['Pin', 'All visitors get the pinned build, whatever is released later, until the pin is removed.'],
  ['Canary', 'A share of visitors gets another build, which is compared with the one that all others get.'],
]
const obeyedCheckMs = 2_000

/** What is live, and the pins and canaries that change it, at /admin/releases. [REL-20, REL-30, REL-110] */
export default function ReleasesPage() {
  return (
    <>
      <PageHeader
        title="Releases"
        hint="Visitors get the latest release of each area. Pin a build to serve it to everyone, or start a canary to try it on some visitors."
      />
      <PageBoundary fallback={<LoadingSpinner what="releases" />} errorTitle="The releases could not be loaded">
        <LiveReleases />
      </PageBoundary>
    </>
  )
}

function LiveReleases() {
  const { data: pins } = useSuspenseQuery(releasePins())
  const { data: running } = useSuspenseQuery(canaries())
  const isObeyed = ({ areas }: { areas: LiveBuild[] }) =>
    pins.every(({ area, build }) => areas.every((live) => live.area !== area || live.build === build))
  const { areas, libraries } = useSuspenseQuery({
    ...liveBuilds(),
    // The servers obey a new pin within seconds.
    refetchInterval: ({ state: { data } }) => (data && !isObeyed(data) ? obeyedCheckMs : false),
  }).data
  return (
    <Sections>
      <section aria-labelledby="live-now">
        <h2 id="live-now">Live now</h2>
        <DataTable
          caption="Builds that are live"
          columns={liveBuildColumns}
          rows={areas.toSorted(byArea).map((build) => ({
            ...build,
            id: build.area,
            pin: pins.find(({ area }) => area === build.area),
            hasCanary: running.some(({ area }) => area === build.area),
          }))}
          styledTable={LiveBuildTable}
          empty={<EmptyLine>No build is live.</EmptyLine>}
        />
        <Terms terms={terms} />
      </section>
      {running.length > 0 && (
        <section aria-labelledby="canaries">
          <h2 id="canaries">Canaries</h2>
          <p>A page view fails when it cannot be rendered or its scripts report an error.</p>
          {running.toSorted(byArea).map((canary) => (
            <CanaryCard key={canary.area} canary={canary} />
          ))}
        </section>
      )}
      <section aria-labelledby="shared-libraries">
        <h2 id="shared-libraries">Shared libraries</h2>
        <p>Every page uses the shell’s copy of these libraries. Areas carry their own copies as a fallback.</p>
        <DataTable
          caption="Versions of shared libraries"
          columns={libraryColumns}
          rows={libraries.map((library) => ({ ...library, id: library.name }))}
          styledTable={LibraryTable}
          empty={<EmptyLine>Nothing is shared.</EmptyLine>}
        />
      </section>
      <section aria-labelledby="release-log">
        <h2 id="release-log">Log</h2>
        <ReleaseLog />
      </section>
    </Sections>
  )
}
