import { styled } from 'styled-components'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { type Deliverable, openVersion } from '@fortnight/supabase/deliverables/deliverable'
import { projectDeliverables } from '@fortnight/supabase/deliverables/queries'
import { TabTitle } from '../TabTitle.tsx'
import { FileDialogs } from '../files/FileDialogs.tsx'
import { useFileDialogs } from '../files/useFileDialogs.ts'
import { DeliverableCard } from './DeliverableCard.tsx'

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  > * {
    min-width: 0;
  }
`

type Props = { project: string; userId: string }

/** The deliverables of a project, those that wait for approval first. [FORT-92] */
export function ProjectDeliverables({ project, userId }: Props) {
  const { data: deliverables } = useSuspenseQuery(projectDeliverables(project))
  const dialogs = useFileDialogs()
  return (
    <Root aria-labelledby="deliverables">
      <TabTitle id="deliverables" title="Deliverables" />
      {deliverables.length === 0 && (
        <EmptyState
          title="Nothing to approve yet"
          hint="When the team has something for you to look at, such as the plan or a test report, you approve it here or ask for changes."
        />
      )}
      {deliverables.toSorted(byOpenRequest).map((deliverable) => (
        <DeliverableCard key={deliverable.id} deliverable={deliverable} userId={userId} onOpenFile={dialogs.openFile} />
      ))}
      <FileDialogs project={project} dialogs={dialogs} />
    </Root>
  )
}

/** Open requests first, then the newest deliverables. */
const byOpenRequest = (a: Deliverable, b: Deliverable) =>
  Number(openVersion(b) !== undefined) - Number(openVersion(a) !== undefined) ||
  b.created_at.localeCompare(a.created_at)
