/** The functions of briefs, as `allowedFunctions` lists them and checks their arguments. */
export const briefFunctions = {
  accept_brief: { method: 'POST', arguments: ['project', 'base_version'] },
  ask_about_answer: {
    method: 'POST',
    arguments: ['project', 'question', 'message', 'body'],
    longArguments: ['body'],
  },
  brief_states: { method: 'POST', arguments: ['projects'], listArguments: ['projects'] },
  project_brief: { method: 'POST', arguments: ['project'] },
  publish_brief: { method: 'POST', arguments: ['version', 'base_version'] },
  reopen_brief: { method: 'POST', arguments: ['project', 'reason'] },
  resolve_brief_queries: { method: 'POST', arguments: ['project', 'question'] },
  save_brief_answer: {
    method: 'POST',
    arguments: ['project', 'question', 'answer', 'base_version'],
    longArguments: ['answer'],
  },
  skip_brief: { method: 'POST', arguments: ['project', 'reason'] },
  start_brief: { method: 'POST', arguments: ['project'] },
  submit_brief: { method: 'POST', arguments: ['project'] },
} as const
