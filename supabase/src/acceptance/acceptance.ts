import type { FileVersion } from '../files/fileVersion.ts'

export type Side = 'client' | 'team'
export type Importance = 'must' | 'should'
export type RunResult = 'pass' | 'fail'

/** What a case says: what goes in, what must come out, and whether the agent must or should pass it. */
export type CaseContent = { title: string; input: string; expected: string; importance: Importance }

/** What a version of the agent made of a case. */
export type AcceptanceRun = {
  id: string
  /** The wording of the case that was tried. */
  case_version: number
  agent_version: string
  result: RunResult
  note: string | null
  /** Null without one, and when the file was deleted. */
  picture: FileVersion | null
  side: Side
  /** Null when the account is gone. */
  author_name: string | null
  is_own: boolean
  created_at: string
}

/** A case with its result in the newest version of the agent. */
export type AcceptanceCase = CaseContent & {
  id: string
  number: number
  /** Grows with every change of the content. */
  version: number
  created_at: string
  updated_at: string
  files: FileVersion[]
  /** The latest result of the current wording with the newest version of the agent. */
  run: AcceptanceRun | null
  /** The latest result with the version before. */
  earlier_result: RunResult | null
  /** How many results there are in all. */
  runs: number
}

/** A change of an agreed list that the other side accepts or declines. */
export type AcceptanceProposal = {
  id: string
  kind: 'create' | 'update' | 'delete'
  /** Null for a new case until it is accepted. */
  case_id: string | null
  case_number: number | null
  case_title: string | null
  /** The proposed content; null for a deletion. */
  title: string | null
  input: string | null
  expected: string | null
  importance: Importance | null
  files: FileVersion[]
  reason: string
  side: Side
  author_name: string | null
  created_at: string
  decision: 'accepted' | 'declined' | 'withdrawn' | null
  decider_name: string | null
  decided_at: string | null
}

/** A version of the agent that was put up to be tested. */
export type AgentVersion = { name: string; note: string | null; created_at: string; runs: number }

/** What the cases of a project have shown with the newest version of its agent, and what changed since the one before. */
export type AcceptanceSummary = {
  version: string
  earlier_version: string | null
  cases: number
  passed: number
  failed: number
  /** Not tried, or changed since. */
  open: number
  musts: number
  passed_musts: number
  /** Failed with the version before, pass with this one. */
  fixed: number
  /** The other way around. */
  broken: number
}

/** The acceptance cases of a project, as the caller's side sees them. */
export type AcceptanceList = {
  side: Side
  /** The project was deleted, so nothing can be changed. */
  is_closed: boolean
  /** Grows with every change of the cases. */
  version: number
  confirmed_by_client_at: string | null
  confirmed_by_team_at: string | null
  /** When both sides had confirmed the list. From then on a change is a proposal. */
  agreed_at: string | null
  cases: AcceptanceCase[]
  /** Those that are not decided, oldest first. */
  proposals: AcceptanceProposal[]
  /** The last 20 that are decided, newest first. */
  decided: AcceptanceProposal[]
  /** The newest first. */
  versions: AgentVersion[]
  /** Null before a version is tested. */
  summary: AcceptanceSummary | null
}
