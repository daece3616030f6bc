import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { createUuid } from '../core/createUuid.ts'
import { EditConflict } from '../core/editConflict.ts'
import { errorMessageFor } from '../core/errors.ts'
import type { AcceptanceCase, CaseContent, RunResult } from './acceptance.ts'
import * as mutations from './mutations.ts'
import type { CaseValues, ProposalDecision } from './mutations.ts'

type Versioned = { id: string; updated_at: string }
type Run = {
  case: Pick<AcceptanceCase, 'id' | 'version'>
  agentVersion: string
  result: RunResult
  note: string
  picture?: string | undefined
}

/**
 * What both sides do with the acceptance cases of a project, the same in the portal and the back office. Each rejects when
 * it fails; `errorMessage` says why in a sentence.
 */
export function acceptanceActions(queryClient: QueryClient, project: string) {
  // A component that calls these shows its own progress, so it needs no observer of each mutation.
  const run = <Data, Input>(options: MutationOptions<Data, Error, Input>, input: Input) =>
    queryClient.getMutationCache().build(queryClient, options).execute(input)
  return {
    createId: createUuid,
    saveCase: (id: string, values: CaseValues, base?: Versioned) =>
      run(mutations.saveCase(), { project, id, ...values, baseVersion: base?.updated_at }),
    proposeChange: (id: string, reason: string, base?: Versioned, values?: CaseValues) =>
      run(mutations.proposeChange(), { project, id, reason, base, values }),
    setCaseDeleted: (id: string, isDeleted: boolean) => run(mutations.setCaseDeleted(), { id, isDeleted }),
    importCases: (cases: (CaseContent & { id: string })[]) => run(mutations.importCases(), { project, cases }),
    confirmList: (version: number) => run(mutations.confirmList(), { project, version }),
    withdrawConfirmation: () => run(mutations.withdrawConfirmation(), project),
    decideProposal: (id: string, decision: ProposalDecision) => run(mutations.decideProposal(), { id, decision }),
    addVersion: (name: string, note: string) => run(mutations.addAgentVersion(), { project, name, note }),
    deleteVersion: (name: string) => run(mutations.deleteAgentVersion(), { project, name }),
    recordRun: (id: string, recorded: Run) => run(mutations.recordRun(), { id, ...recorded }),
    /** The case as it is stored now, if `error` says that it was changed in the meantime. */
    conflictingCase: (error: unknown) => (error instanceof EditConflict ? (error.theirs as AcceptanceCase) : undefined),
    errorMessage: (error: unknown) => errorMessageFor(error, 'That didn’t work. Try again.'),
  }
}
