import type { UploadFile } from '../room/composer/useUploads.ts'
import type { RoomFile, Side } from '../room/roomRecords.ts'

/** Whether the agent must or should pass a case. */
export type Importance = 'must' | 'should'

/** What a case says: what goes in, what must come out, and whether the agent must or should pass it. */
export type CaseContent = { title: string; input: string; expected: string; importance: Importance }

/** The content of a case with the ids of its example files. */
export type CaseValues = CaseContent & { files: string[] }

export type RunResult = 'pass' | 'fail'

/** What a version of the agent made of a case, as the database returns it. */
export type AcceptanceRun = {
  id: string
  case_version: number
  agent_version: string
  result: RunResult
  note: string | null
  picture: RoomFile | null
  side: Side
  author_name: string | null
  is_own: boolean
  created_at: string
}

/** A case with its result in the newest version of the agent, as the database returns it. */
export type AcceptanceCase = CaseContent & {
  id: string
  number: number
  version: number
  updated_at: string
  files: RoomFile[]
  run: AcceptanceRun | null
  earlier_result: RunResult | null
  runs: number
}

/** A proposed change, as the database returns it. */
export type AcceptanceProposal = {
  id: string
  kind: 'create' | 'update' | 'delete'
  case_id: string | null
  case_number: number | null
  case_title: string | null
  title: string | null
  input: string | null
  expected: string | null
  importance: Importance | null
  files: RoomFile[]
  reason: string
  side: Side
  author_name: string | null
  created_at: string
  decision: ProposalDecision | null
  decider_name: string | null
  decided_at: string | null
}

export type ProposalDecision = 'accepted' | 'declined' | 'withdrawn'

export type AgentVersion = { name: string; note: string | null; created_at: string; runs: number }

export type AcceptanceSummary = {
  version: string
  earlier_version: string | null
  cases: number
  passed: number
  failed: number
  open: number
  musts: number
  passed_musts: number
  fixed: number
  broken: number
}

/** The acceptance cases of a project as the reader's side sees them, as the database returns them. */
export type AcceptanceList = {
  side: Side
  is_closed: boolean
  version: number
  confirmed_by_client_at: string | null
  confirmed_by_team_at: string | null
  agreed_at: string | null
  cases: AcceptanceCase[]
  proposals: AcceptanceProposal[]
  decided: AcceptanceProposal[]
  versions: AgentVersion[]
  summary: AcceptanceSummary | null
}

type Versioned = { id: string; updated_at: string }
type RecordedRun = {
  case: { id: string; version: number }
  agentVersion: string
  result: RunResult
  note: string
  picture?: string | undefined
}

/** What can be done with the cases of a project. Each rejects when it fails; `errorMessage` says why in a sentence. */
export type AcceptanceActions = {
  createId: () => string
  saveCase: (id: string, values: CaseValues, base?: Versioned) => Promise<AcceptanceCase>
  /** Without values, it proposes to delete the case. */
  proposeChange: (id: string, reason: string, base?: Versioned, values?: CaseValues) => Promise<void>
  setCaseDeleted: (id: string, isDeleted: boolean) => Promise<void>
  /** Gives how many were added. */
  importCases: (cases: (CaseContent & { id: string })[]) => Promise<number>
  confirmList: (version: number) => Promise<void>
  withdrawConfirmation: () => Promise<void>
  decideProposal: (id: string, decision: ProposalDecision) => Promise<void>
  addVersion: (name: string, note: string) => Promise<void>
  deleteVersion: (name: string) => Promise<void>
  recordRun: (id: string, run: RecordedRun) => Promise<void>
  /** The case as it is stored now, if `error` says that it was changed in the meantime. */
  conflictingCase: (error: unknown) => AcceptanceCase | undefined
  errorMessage: (error: unknown) => string
}

/** The files of the project, from which cases and results take theirs. */
export type AcceptanceFiles = {
  available: RoomFile[]
  /** Undefined while files cannot be added. */
  upload: UploadFile | undefined
  maxFileBytes: number | undefined
  onOpen: (file: RoomFile) => void
}

/** All that the components of acceptance cases share. */
export type AcceptanceRoom = {
  list: AcceptanceList
  actions: AcceptanceActions
  files: AcceptanceFiles
  /** Names drafts on this device: the project and the user. */
  draftKey: string
}
