/** Functions of acceptance cases that the product calls; part of `allowedFunctions`. */
export const acceptanceFunctions = {
  acceptance_case_runs: { method: 'POST', arguments: ['case_id'] },
  acceptance_list: { method: 'POST', arguments: ['project'] },
  acceptance_summaries: { method: 'POST', arguments: ['projects'], listArguments: ['projects'] },
  add_agent_version: { method: 'POST', arguments: ['project', 'name', 'note'] },
  confirm_acceptance_list: { method: 'POST', arguments: ['project', 'list_version'] },
  decide_acceptance_proposal: { method: 'POST', arguments: ['proposal', 'decision'] },
  delete_agent_version: { method: 'POST', arguments: ['project', 'name'] },
  import_acceptance_cases: { method: 'POST', arguments: ['project', 'cases'] },
  propose_acceptance_change: {
    method: 'POST',
    arguments: [
      ...['proposal', 'project', 'kind', 'reason', 'case_id', 'title', 'input', 'expected'],
      ...['importance', 'files', 'base_version'],
    ] as const,
    longArguments: ['input', 'expected'],
    listArguments: ['files'],
  },
  record_acceptance_run: {
    method: 'POST',
    arguments: ['run', 'case_id', 'case_version', 'agent_version', 'result', 'note', 'picture'],
    longArguments: ['note'],
  },
  save_acceptance_case: {
    method: 'POST',
    arguments: ['case_id', 'project', 'title', 'input', 'expected', 'importance', 'files', 'base_version'],
    longArguments: ['input', 'expected'],
    listArguments: ['files'],
  },
  set_acceptance_case_deleted: { method: 'POST', arguments: ['case_id', 'is_deleted'] },
  withdraw_acceptance_confirmation: { method: 'POST', arguments: ['project'] },
} as const
