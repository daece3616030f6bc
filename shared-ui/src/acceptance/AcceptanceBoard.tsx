import { Download, Plus, Upload } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'
import { downloadCsv } from '../csv/downloadCsv.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { visuallyHidden } from '../page/VisuallyHidden.tsx'
import type { AcceptanceCase, AcceptanceRoom } from './acceptanceRecords.ts'
import type { CaseDialogState } from './caseDialogState.ts'
import { CaseRowActions } from './CaseRowActions.tsx'
import { CaseTable } from './CaseTable.tsx'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'
import { caseColumns } from './csv/caseColumns.ts'
import { DeletionProposal } from './proposals/DeletionProposal.tsx'
import { ProposalList } from './proposals/ProposalList.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'

// Forms and the reading of files are most of the bytes, and most visits only read the list.
const CaseDetails = lazy(async () => ({ default: (await import('./cases/CaseDetails.tsx')).CaseDetails }))
const CaseDialog = lazy(async () => ({ default: (await import('./cases/CaseDialog.tsx')).CaseDialog }))
const ImportDialog = lazy(async () => ({ default: (await import('./csv/ImportDialog.tsx')).ImportDialog }))
const RunDialog = lazy(async () => ({ default: (await import('./runs/RunDialog.tsx')).RunDialog }))

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  h3 {
    font-size: var(--text-18);
  }
`
const Cases = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`
const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  justify-content: end;

  > h3 {
    flex: 1 1 auto;
  }

  /* The summary says how many cases there are. */
  &[data-tested] > h3 {
    ${visuallyHidden}
  }

  @media (max-width: 40rem) {
    > h3 {
      flex-basis: 100%;
    }

    > button[data-size] {
      flex: 1 1 auto;
      min-height: 44px;
    }
  }
`
const FirstSteps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

type Props = ComponentProps<'div'> & {
  room: AcceptanceRoom
  /** What a case has shown so far. */
  historyOf: (one: AcceptanceCase) => ReactNode
}

/** The acceptance cases of a project: written by both sides, confirmed, tested, and changed by proposals from then on. */
export function AcceptanceBoard({ room, historyOf, ...rest }: Props) {
  const { list } = room
  const [dialog, setDialog] = useState<CaseDialogState>()
  const { cases, proposals, decided, is_closed } = list
  const isAgreed = list.agreed_at !== null
  const isTested = isAgreed && list.versions.length > 0
  const createCase = () => setDialog({ kind: 'edit' })

  return (
    <Root {...rest}>
      {(cases.length > 0 || isAgreed) && <ConfirmationPanel room={room} />}
      {isAgreed && <ResultsPanel room={room} />}
      {proposals.length + decided.length > 0 && <ProposalList room={room} />}
      <Cases aria-label="Cases">
        {cases.length > 0 && (
          <Toolbar data-tested={isTested || undefined}>
            <h3>{cases.length === 1 ? '1 case' : `${cases.length} cases`}</h3>
            <Button
              variant="secondary"
              size="small"
              onClick={() => void downloadCsv('acceptance-cases', caseColumns, [cases])}
            >
              <Download aria-hidden /> Export CSV
            </Button>
            {!isAgreed && !is_closed && (
              <Button variant="secondary" size="small" onClick={() => setDialog({ kind: 'import' })}>
                <Upload aria-hidden /> Import CSV
              </Button>
            )}
            {!is_closed && (
              <Button variant={isAgreed ? 'secondary' : 'primary'} size="small" onClick={createCase}>
                <Plus aria-hidden /> {isAgreed ? 'Propose a case' : 'New case'}
              </Button>
            )}
          </Toolbar>
        )}
        {cases.length > 0 ? (
          <CaseTable
            cases={cases}
            isTested={isTested}
            earlierVersion={list.summary?.earlier_version}
            onShow={(shown) => setDialog({ kind: 'details', target: shown })}
            actionsOf={(one) =>
              !is_closed && <CaseRowActions one={one} room={room} isTested={isTested} onOpen={setDialog} />
            }
          />
        ) : (
          <NoCases isClosed={is_closed} isAgreed={isAgreed}>
            <Button onClick={createCase}>
              <Plus aria-hidden /> {isAgreed ? 'Propose a case' : 'New case'}
            </Button>
            {!isAgreed && (
              <Button variant="secondary" onClick={() => setDialog({ kind: 'import' })}>
                <Upload aria-hidden /> Import CSV
              </Button>
            )}
          </NoCases>
        )}
      </Cases>
      {dialog && (
        <Suspense>
          <OpenDialog room={room} dialog={dialog} historyOf={historyOf} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </Root>
  )
}

const NoCases = ({ isClosed, isAgreed, children }: { isClosed: boolean; isAgreed: boolean; children: ReactNode }) => (
  <EmptyState
    title="No cases yet"
    hint={
      isAgreed
        ? 'All cases of this list were deleted by agreement. A new one is proposed to the other side.'
        : 'A case is one thing that the agent must be able to do: what goes in, and what must come out. Both sides write the list and confirm it by day 2.'
    }
  >
    {!isClosed && <FirstSteps>{children}</FirstSteps>}
  </EmptyState>
)

type DialogProps = Pick<Props, 'room' | 'historyOf'> & { dialog: CaseDialogState; onClose: () => void }

function OpenDialog({ room, dialog, historyOf, onClose }: DialogProps) {
  if (dialog.kind === 'import') return <ImportDialog actions={room.actions} onClose={onClose} />
  // As it is now: the other side may have changed it while the dialog is open.
  const current = ({ id }: AcceptanceCase) => room.list.cases.find((one) => one.id === id)
  if (dialog.kind === 'edit') {
    const stored = dialog.target && (current(dialog.target) ?? dialog.target)
    return <CaseDialog room={room} stored={stored} onClose={onClose} />
  }
  const target = current(dialog.target) ?? dialog.target
  if (dialog.kind === 'result') return <RunDialog room={room} tried={target} onClose={onClose} />
  if (dialog.kind === 'deletion') return <DeletionProposal room={room} target={target} onClose={onClose} />
  return <CaseDetails shown={target} onOpenFile={room.files.onOpen} history={historyOf(target)} onClose={onClose} />
}
