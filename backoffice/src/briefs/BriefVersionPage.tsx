import type { ReactNode } from 'react'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams, useSearchParams } from '@fortnight/shared-ui/router'
import { type Questionnaire, questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Tabs } from '../layout/tabs/Tabs.tsx'
import { BriefPreview } from './BriefPreview.tsx'
import { DraftActions } from './DraftActions.tsx'
import { DraftEditor } from './DraftEditor.tsx'
import { NewVersionButton } from './NewVersionButton.tsx'

/** One version of the questionnaire, at /admin/briefs/:id: the draft is edited, a published one is read. [FORT-57] */
export default function BriefVersionPage() {
  const { id = '' } = useParams()
  const { data: version } = useQuery(questionnaire(id))
  return (
    <>
      <PageHeader
        title={version ? `Questionnaire, version ${version.number}` : 'Questionnaire'}
        back={{ to: '/admin/briefs', label: 'Back to versions' }}
      >
        {version && (version.published_at ? <NewVersionButton basedOn={id} /> : <DraftActions draft={version} />)}
      </PageHeader>
      <PageBoundary
        fallback={<Skeleton lines={10} label="Loading the questionnaire…" />}
        errorTitle="The questionnaire could not be loaded"
      >
        <Version key={id} id={id} />
      </PageBoundary>
    </>
  )
}

function Version({ id }: { id: string }) {
  const { data: version } = useSuspenseQuery(questionnaire(id))
  if (!version) {
    return <EmptyState title="Version not found" hint="A draft may have been deleted in the meantime." />
  }
  return version.published_at ? (
    <>
      <VisuallyHidden as="h2">Questions</VisuallyHidden>
      <BriefPreview questions={version.questions} />
    </>
  ) : (
    <Draft draft={version} />
  )
}

function Draft({ draft }: { draft: Questionnaire }) {
  const [search, setSearch] = useSearchParams()
  const tabs = [
    { name: 'questions', title: 'Questions', content: section('Questions', <DraftEditor draft={draft} />) },
    { name: 'preview', title: 'Preview', content: section('Preview', <BriefPreview questions={draft.questions} />) },
  ]
  return (
    <Tabs
      label="Questionnaire sections"
      tabs={tabs}
      selected={search.get('tab') === 'preview' ? 'preview' : 'questions'}
      onSelect={(name) => setSearch(name === 'preview' ? { tab: name } : {})}
    />
  )
}

const section = (title: string, content: ReactNode) => (
  <>
    <VisuallyHidden as="h2">{title}</VisuallyHidden>
    {content}
  </>
)
