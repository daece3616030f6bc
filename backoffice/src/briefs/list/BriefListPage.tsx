import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { questionnaires } from '@fortnight/supabase/briefs/questionnaires'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../../layout/LoadingSpinner.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { DataTable } from '../../list/table/DataTable.tsx'
import { briefColumns } from './briefColumns.tsx'
import { BriefTable } from './BriefTable.ts'
import { NewVersionButton } from '../NewVersionButton.tsx'
import { VersionQuestions } from './VersionQuestions.tsx'

/** The versions of the questionnaire that clients answer before their project starts, at /admin/briefs. [FORT-56] */
export default function BriefListPage() {
  return (
    <>
      <PageHeader
        title="Questionnaire"
        hint="The questions clients answer in their brief. A project keeps the version that was published when it was created."
      >
        <NewVersionButton />
      </PageHeader>
      <PageBoundary
        fallback={<LoadingSpinner what="questionnaires" />}
        errorTitle="The questionnaires could not be loaded"
      >
        <Versions />
      </PageBoundary>
    </>
  )
}

function Versions() {
  const { data } = useSuspenseQuery(questionnaires())
  const current = data.find(({ published_at }) => published_at !== null)
  return (
    <>
      <DataTable
        caption="Versions of the questionnaire"
        columns={briefColumns}
        styledTable={BriefTable}
        rows={data.map((version) => ({ ...version, isCurrent: version.id === current?.id }))}
        empty={
          <EmptyState
            title="No questionnaire yet"
            hint="Clients fill it out after creating a project. Until you publish one, projects start without a brief."
          />
        }
      />
      {current && (
        <PageBoundary
          fallback={<Skeleton lines={8} label="Loading the questions…" />}
          errorTitle="The questions could not be loaded"
        >
          <VersionQuestions version={current} />
        </PageBoundary>
      )}
    </>
  )
}
