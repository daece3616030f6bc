/* For tests: every component of acceptance cases. */
import type { ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import type { CommonProps } from '../componentFiles.testing.ts'
import { AcceptanceBoard } from './AcceptanceBoard.tsx'
import { CaseRowActions } from './CaseRowActions.tsx'
import { CaseComparison } from './cases/CaseComparison.tsx'
import { CaseDetails } from './cases/CaseDetails.tsx'
import { CaseDialog } from './cases/CaseDialog.tsx'
import { caseDifferences } from './cases/caseDifferences.ts'
import { CaseFields } from './cases/CaseFields.tsx'
import { CaseFiles } from './cases/CaseFiles.tsx'
import { type CaseFormValues, caseFormValues } from './cases/caseValues.ts'
import { CaseTable } from './CaseTable.tsx'
import { ConfirmationPanel } from './ConfirmationPanel.tsx'
import { ImportDialog } from './csv/ImportDialog.tsx'
import { ImportanceBadge } from './ImportanceBadge.tsx'
import { DeletionProposal } from './proposals/DeletionProposal.tsx'
import { ProposalItem } from './proposals/ProposalItem.tsx'
import { ProposalList } from './proposals/ProposalList.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'
import { RunDialog } from './runs/RunDialog.tsx'
import { RunFields } from './runs/RunFields.tsx'
import { RunHistory } from './runs/RunHistory.tsx'
import type { RunFormValues } from './runs/runValues.ts'
import { VersionDialog } from './runs/VersionDialog.tsx'
import {
  sampleActions,
  sampleAttachments,
  sampleCase,
  sampleProposal,
  sampleRoom,
  sampleRun,
  testedList,
} from './samples.testing.ts'

const noop = () => undefined
const room = sampleRoom(testedList({ proposals: [sampleProposal()] }))
const target = sampleCase()

function Fields(common: CommonProps) {
  const form = useForm<CaseFormValues, unknown, CaseFormValues>({ defaultValues: caseFormValues(undefined) })
  return <CaseFields form={form} available={[]} attachments={undefined} hasReason {...common} />
}

function ResultFields(common: CommonProps) {
  const form = useForm<RunFormValues, unknown, RunFormValues>({
    defaultValues: { version: '0.2', result: '', note: '', picture: [] },
  })
  return <RunFields form={form} versions={room.list.versions} available={[]} attachments={undefined} {...common} />
}

/** Renders each component with the given root props. */
export const acceptanceComponents: Record<string, (common: CommonProps) => ReactElement> = {
  AcceptanceBoard: (common) => <AcceptanceBoard room={room} historyOf={() => null} {...common} />,
  CaseComparison: (common) => (
    <CaseComparison
      differences={caseDifferences(undefined, target)}
      labels={{ before: 'Now', after: 'Proposed' }}
      only="after"
      {...common}
    />
  ),
  CaseDetails: (common) => (
    <CaseDetails shown={target} onOpenFile={noop} onClose={noop} history={<p>None</p>} {...common} />
  ),
  CaseDialog: (common) => <CaseDialog room={sampleRoom()} stored={undefined} onClose={noop} {...common} />,
  CaseFields: (common) => <Fields {...common} />,
  CaseFiles: (common) => (
    <CaseFiles
      {...{ label: 'Files', value: [], onChange: noop, max: 2, available: [], attachments: sampleAttachments() }}
      {...common}
    />
  ),
  CaseRowActions: (common) => <CaseRowActions one={target} room={room} isTested onOpen={noop} {...common} />,
  CaseTable: (common) => (
    <CaseTable cases={room.list.cases} isTested onShow={noop} actionsOf={() => null} {...common} />
  ),
  ConfirmationPanel: (common) => <ConfirmationPanel room={room} {...common} />,
  DeletionProposal: (common) => <DeletionProposal room={room} target={target} onClose={noop} {...common} />,
  ImportanceBadge: (common) => <ImportanceBadge importance="must" {...common} />,
  ImportDialog: (common) => <ImportDialog actions={sampleActions} onClose={noop} {...common} />,
  ProposalItem: (common) => (
    <ul>
      <ProposalItem proposal={sampleProposal()} room={room} {...common} />
    </ul>
  ),
  ProposalList: (common) => <ProposalList room={room} {...common} />,
  ResultsPanel: (common) => <ResultsPanel room={room} {...common} />,
  RunDialog: (common) => <RunDialog room={room} tried={target} onClose={noop} {...common} />,
  RunFields: (common) => <ResultFields {...common} />,
  RunHistory: (common) => <RunHistory runs={[sampleRun()]} caseVersion={1} onOpenFile={noop} {...common} />,
  VersionDialog: (common) => <VersionDialog actions={sampleActions} onClose={noop} {...common} />,
}
