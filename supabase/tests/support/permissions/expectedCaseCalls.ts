import { calledByAdmins, calledBySignedIn, calledWith, unknownId, type ExpectedCall } from './expectedCall.ts'

/** Functions of acceptance cases and of what they have shown. */
export const acceptanceCalls: Record<string, ExpectedCall> = {
  ...calledWith({ project: unknownId }, calledBySignedIn, 'PT404', [
    ...['acceptance_list', 'withdraw_acceptance_confirmation'],
  ]),
  acceptance_summaries: { arguments: { projects: '{}' }, allowed: calledBySignedIn },
  ...calledWith({ case_id: unknownId }, calledBySignedIn, 'PT404', ['acceptance_case_runs']),
  save_acceptance_case: {
    arguments: {
      ...{ case_id: unknownId, project: unknownId, title: 'x', input: 'x', expected: 'x', importance: 'must' },
    },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  set_acceptance_case_deleted: {
    arguments: { case_id: unknownId, is_deleted: true },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  import_acceptance_cases: {
    arguments: { project: unknownId, cases: [] },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  confirm_acceptance_list: {
    arguments: { project: unknownId, list_version: 1 },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  propose_acceptance_change: {
    arguments: { proposal: unknownId, project: unknownId, kind: 'delete', reason: 'x' },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  decide_acceptance_proposal: {
    arguments: { proposal: unknownId, decision: 'accepted' },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  record_acceptance_run: {
    arguments: { run: unknownId, case_id: unknownId, case_version: 1, agent_version: '0.1', result: 'pass' },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  ...calledWith({ project: unknownId, name: '0.1' }, calledByAdmins, 'PT404', [
    ...['add_agent_version', 'delete_agent_version'],
  ]),
}
