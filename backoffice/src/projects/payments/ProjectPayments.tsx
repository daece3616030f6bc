import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { type Instalment, summarizeInstalments } from '@fortnight/supabase/instalments/instalment'
import { projectInstalments } from '@fortnight/supabase/instalments/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { RecordList, Records, RecordsWithHistory } from '../page/recordStyles.ts'
import { InstalmentItem } from './InstalmentItem.tsx'
import { PaidSum } from './PaidSum.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { TotalDialog } from './TotalDialog.tsx'

const Unpriced = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > p {
    flex: 1 1 16rem;
  }
`

/** What the client of a project pays: recorded and corrected here. [FORT-135] */
export default function ProjectPayments({ project }: { project: AdminProject }) {
  const { data: instalments } = useSuspenseQuery({ ...projectInstalments(project.id), ...alwaysRefetch })
  const [isEntering, setIsEntering] = useState(false)
  const isClosed = project.deleted_at !== null
  const totalButton = (
    <Button size="small" onClick={() => setIsEntering(true)}>
      Enter total
    </Button>
  )
  return (
    <>
      {instalments.length === 0 ? (
        <NoInstalments hasStarted={project.started_on !== null}>{!isClosed && totalButton}</NoInstalments>
      ) : (
        <RecordsWithHistory>
          <Records>
            <Sums instalments={instalments}>{!isClosed && totalButton}</Sums>
            <RecordList role="list" aria-label="Installments">
              {instalments.map((instalment) => (
                <InstalmentItem key={instalment.id} instalment={instalment} isClosed={isClosed} />
              ))}
            </RecordList>
          </Records>
          <PaymentHistory project={project.id} />
        </RecordsWithHistory>
      )}
      {/* Here, so that it stays open when a colleague enters the total. */}
      {isEntering && <TotalDialog project={project.id} onClose={() => setIsEntering(false)} />}
    </>
  )
}

function NoInstalments({ hasStarted, children }: { hasStarted: boolean; children: ReactNode }) {
  const halves = 'half of the price at the start, half on sign-off.'
  return hasStarted ? (
    <EmptyState
      title="This project has no installments"
      hint={`It started before they were recorded here. Enter its total to add them: ${halves}`}
    >
      {children}
    </EmptyState>
  ) : (
    <EmptyState title="There is nothing to pay yet" hint={`Starting the project plans its installments: ${halves}`} />
  )
}

function Sums({ instalments, children }: { instalments: Instalment[]; children: ReactNode }) {
  const sums = summarizeInstalments(instalments)
  if (sums) return <PaidSum {...sums} />
  return (
    <Unpriced>
      <p>The price list has no fixed price for this project’s plan. Nothing is due until you enter the total.</p>
      {children}
    </Unpriced>
  )
}
