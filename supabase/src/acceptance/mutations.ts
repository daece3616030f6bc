import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { EditConflict, throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import type { AcceptanceCase, CaseContent, RunResult } from './acceptance.ts'
import { acceptanceKey, fetchAcceptanceList } from './queries.ts'

const onSuccess = invalidates(acceptanceKey)

/** The content of a case and the ids of the versions of its example files. */
export type CaseValues = CaseContent & { files: string[] }

type SavedCase = CaseValues & {
  project: string
  /** Chosen by the browser for a new case. */
  id: string
  /** The `updated_at` of the case that is changed; without it, the case is a new one. */
  baseVersion?: string | undefined
}

/** Stores a case. When it has changed since it was read, stores nothing and throws an `EditConflict`. */
export const saveCase = () =>
  mutationOptions({
    mutationFn: async ({ project, id, baseVersion, ...values }: SavedCase): Promise<AcceptanceCase> => {
      const db = await database()
      const base = baseVersion === undefined ? {} : { base_version: baseVersion }
      const save = db.rpc('save_acceptance_case', { case_id: id, project, ...values, ...base })
      return throwIfStale(
        save.maybeSingle().throwOnError() as unknown as PromiseLike<{ data: AcceptanceCase | null }>,
        () => fetchCase(project, id),
      )
    },
    onSuccess,
  })

async function fetchCase(project: string, id: string) {
  const current = (await fetchAcceptanceList(project)).cases.find((one) => one.id === id)
  if (!current) throw new Error('This case was deleted in the meantime.')
  return { data: current }
}

/** Deletes a case of a list that is not agreed, or restores it. */
export const setCaseDeleted = () =>
  mutationOptions({
    mutationFn: async ({ id, isDeleted }: { id: string; isDeleted: boolean }) => {
      const db = await database()
      await db.rpc('set_acceptance_case_deleted', { case_id: id, is_deleted: isDeleted }).throwOnError()
    },
    onSuccess,
  })

type Import = { project: string; cases: (CaseContent & { id: string })[] }

/** Adds up to 200 cases, all or none. Their ids are chosen by the browser. Gives how many were added. */
export const importCases = () =>
  mutationOptions({
    mutationFn: async ({ project, cases }: Import) => {
      const db = await database()
      return (await db.rpc('import_acceptance_cases', { project, cases }).throwOnError()).data
    },
    onSuccess,
  })

/** Confirms a version of the list for the caller's side. */
export const confirmList = () =>
  mutationOptions({
    mutationFn: async ({ project, version }: { project: string; version: number }) => {
      const db = await database()
      await db.rpc('confirm_acceptance_list', { project, list_version: version }).throwOnError()
    },
    onSuccess,
  })

/** Takes back what the caller's side has confirmed. */
export const withdrawConfirmation = () =>
  mutationOptions({
    mutationFn: async (project: string) => {
      const db = await database()
      await db.rpc('withdraw_acceptance_confirmation', { project }).throwOnError()
    },
    onSuccess,
  })

type Proposed = {
  project: string
  /** The id of the proposal, chosen by the browser. */
  id: string
  reason: string
  /** The case that is changed or deleted, in the version that was read. */
  base?: { id: string; updated_at: string } | undefined
  /** Without it, the case is to be deleted. */
  values?: CaseValues | undefined
}

/** Proposes a change of an agreed list. When the case has changed since, proposes nothing and throws an `EditConflict`. */
export const proposeChange = () =>
  mutationOptions({
    mutationFn: async ({ project, id, reason, base, values }: Proposed) => {
      const db = await database()
      const target = base && { case_id: base.id, base_version: base.updated_at }
      const kind = !values ? 'delete' : base ? 'update' : 'create'
      const proposal = { proposal: id, project, kind, reason, ...target, ...values }
      const { data: isProposed } = await db.rpc('propose_acceptance_change', proposal).throwOnError()
      if (!isProposed && base) throw new EditConflict((await fetchCase(project, base.id)).data)
    },
    onSuccess,
  })

/** What becomes of a proposal. Its own side withdraws it, the other one decides. */
export type ProposalDecision = 'accepted' | 'declined' | 'withdrawn'

/** Ends a proposal. */
export const decideProposal = () =>
  mutationOptions({
    mutationFn: async ({ id, decision }: { id: string; decision: ProposalDecision }) => {
      const db = await database()
      await db.rpc('decide_acceptance_proposal', { proposal: id, decision }).throwOnError()
    },
    onSuccess,
  })

/** Puts up a version of the agent to be tested; for the team. */
export const addAgentVersion = () =>
  mutationOptions({
    mutationFn: async ({ project, name, note }: { project: string; name: string; note: string }) => {
      const db = await database()
      await db.rpc('add_agent_version', { project, name, note }).throwOnError()
    },
    onSuccess,
  })

/** Deletes a version without results; for the team. */
export const deleteAgentVersion = () =>
  mutationOptions({
    mutationFn: async ({ project, name }: { project: string; name: string }) => {
      const db = await database()
      await db.rpc('delete_agent_version', { project, name }).throwOnError()
    },
    onSuccess,
  })

type RecordedRun = {
  /** Chosen by the browser. */
  id: string
  case: Pick<AcceptanceCase, 'id' | 'version'>
  agentVersion: string
  result: RunResult
  note: string
  /** The id of a version of a file. */
  picture?: string | undefined
}

/** Records what a version of the agent made of a case in the wording that was read. */
export const recordRun = () =>
  mutationOptions({
    mutationFn: async ({ id, case: tried, agentVersion, result, note, picture }: RecordedRun) => {
      const db = await database()
      const run = { run: id, case_id: tried.id, case_version: tried.version, agent_version: agentVersion, result, note }
      await db.rpc('record_acceptance_run', { ...run, ...(picture && { picture }) }).throwOnError()
    },
    onSuccess,
  })
