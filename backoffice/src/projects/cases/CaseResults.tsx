import { RunHistory } from '@fortnight/shared-ui/acceptance/runs/RunHistory'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import type { RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { acceptanceRuns } from '@fortnight/supabase/acceptance/queries'

type Props = { project: string; caseId: string; caseVersion: number; onOpenFile: (file: RoomFile) => void }

/** Loads what a case has shown. [FORT-78] */
export const CaseResults = (props: Props) => (
  <PageBoundary
    fallback={<Skeleton lines={3} label="Loading the results…" />}
    errorTitle="The results could not be loaded"
  >
    <Loaded {...props} />
  </PageBoundary>
)

function Loaded({ project, caseId, caseVersion, onOpenFile }: Props) {
  const { data: runs } = useSuspenseQuery(acceptanceRuns(project, caseId))
  return <RunHistory runs={runs} caseVersion={caseVersion} onOpenFile={onOpenFile} />
}
