import { actorIds } from '../actors.ts'
import {
  calledByAdmins,
  calledByClients,
  calledByNoUser,
  calledBySignedIn,
  calledWith,
  unknownId,
  type ExpectedCall,
} from './expectedCall.ts'

/** Functions of the room of a project and of the mails about it. */
export const roomCalls: Record<string, ExpectedCall> = {
  ...calledWith({ project: unknownId }, calledBySignedIn, 'PT404', [
    ...['project_room', 'project_thread', 'project_file_list'],
  ]),
  ...calledWith({ message: unknownId }, calledBySignedIn, 'PT404', ['delete_message']),
  ...calledWith({ message: unknownId, body: 'x' }, calledBySignedIn, 'PT404', ['edit_message']),
  send_message: {
    arguments: { message: unknownId, project: unknownId, body: 'x' },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  set_read_mark: { arguments: { project: unknownId, up_to: 1 }, allowed: calledBySignedIn, errorCode: 'PT404' },
  ...calledWith({ file: unknownId }, calledBySignedIn, 'PT404', ['file_versions', 'delete_project_file']),
  restore_file_version: { arguments: { version: unknownId }, allowed: calledBySignedIn, errorCode: 'PT404' },
  unread_counts: { arguments: {}, allowed: calledBySignedIn },
  search_rooms: { arguments: { searched: 'x' }, allowed: calledBySignedIn },
  ...calledWith({ project: unknownId }, calledByAdmins, 'PT404', ['assign_project']),
  settle_wait: { arguments: { project: unknownId, up_to: 1 }, allowed: calledByAdmins, errorCode: 'PT404' },
  ...calledWith({}, calledByAdmins, undefined, ['admin_inbox', 'admin_mails', 'admin_team', 'inbox_stats']),
  retry_mail: { arguments: { mail: 0 }, allowed: calledByAdmins, errorCode: 'PT409' },
  ...calledWith({}, calledByNoUser, undefined, [
    ...['files_to_scan', 'lease_mails', 'live_events_after', 'objects_to_remove'],
    ...['purge_live_events', 'purge_mails', 'queue_reminders', 'queue_client_reminders'],
  ]),
  ...calledWith({ upload: unknownId }, calledByNoUser, undefined, ['cancel_file_upload']),
  begin_file_upload: {
    arguments: {
      ...{ uploader: actorIds.client, project: unknownId, upload: unknownId, name: 'x', note: '' },
      ...{ bytes: 1, max_file_bytes: 1, max_project_bytes: 1 },
    },
    allowed: calledByNoUser,
  },
  continue_file_upload: {
    arguments: { uploader: actorIds.client, project: unknownId, upload: unknownId },
    allowed: calledByNoUser,
  },
  set_storage_upload: { arguments: { upload: unknownId, storage_upload: 'x' }, allowed: calledByNoUser },
  finish_file_upload: {
    arguments: { upload: unknownId, mime_type: 'x', sha256: '0'.repeat(64), scan_state: 'clean' },
    allowed: calledByNoUser,
  },
  stored_file_version: { arguments: { version: unknownId }, allowed: calledByNoUser },
  exported_file_versions: { arguments: { account: unknownId }, allowed: calledByNoUser },
  export_account: { arguments: { account: unknownId, session: unknownId }, allowed: calledByNoUser },
  record_scan: { arguments: { version: unknownId, is_infected: true }, allowed: calledByNoUser },
  forget_removed_objects: { arguments: { paths: '{}' }, allowed: calledByNoUser },
  existing_sessions: { arguments: { sessions: '{}' }, allowed: calledByNoUser },
  queue_mail: {
    arguments: { label: 'x', recipient: 'x@example.com', subject: 'x', content: {} },
    allowed: calledByNoUser,
  },
  finish_mail: { arguments: { mail: 0, lease: unknownId }, allowed: calledByNoUser },
  unsubscribe_notifications: { arguments: { token: 'none' }, allowed: calledByNoUser },
}

/** Functions of plans, and of the days that they are made of. */
export const planCalls: Record<string, ExpectedCall> = {
  project_plans: { arguments: { projects: '{}' }, allowed: calledBySignedIn },
  project_step_history: { arguments: { project: unknownId }, allowed: calledBySignedIn },
  working_days_between: {
    arguments: { from_day: '2025-09-01', until_day: '2025-09-08' },
    allowed: calledBySignedIn,
  },
  add_working_days: { arguments: { start_day: '2025-09-01', days: 1 }, allowed: calledBySignedIn },
  start_project_steps: {
    arguments: { project: unknownId, first_day: '2025-09-01' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  move_project_step: {
    arguments: {
      ...{ step: unknownId, first_day: '2025-09-01', last_day: '2025-09-02', reason: 'x' },
      base_version: '2025-09-01T00:00:00Z',
    },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  ...calledWith({ step: unknownId }, calledByAdmins, 'PT404', ['complete_project_step', 'reopen_project_step']),
  hold_project: {
    arguments: { project: unknownId, waits_for: 'us', reason: 'x' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  ...calledWith({ project: unknownId }, calledByAdmins, 'PT404', ['resume_project']),
  renew_calendar_feed: { arguments: {}, allowed: calledBySignedIn },
  calendar_feed: { arguments: { token: 'none' }, allowed: calledByNoUser },
}

/** Functions of briefs. */
export const briefCalls: Record<string, ExpectedCall> = {
  project_brief: { arguments: { project: unknownId }, allowed: calledBySignedIn },
  brief_states: { arguments: { projects: '{}' }, allowed: calledBySignedIn },
  save_brief_answer: {
    arguments: { project: unknownId, question: unknownId, answer: 'x', base_version: '2025-09-01T00:00:00Z' },
    allowed: calledByClients,
    errorCode: 'PT404',
  },
  ...calledWith({ project: unknownId }, calledByClients, 'PT404', ['submit_brief']),
  ...calledWith({ project: unknownId, question: unknownId }, calledBySignedIn, 'PT404', ['resolve_brief_queries']),
  ask_about_answer: {
    arguments: { project: unknownId, question: unknownId, message: unknownId, body: 'x' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  ...calledWith({ project: unknownId, base_version: '2025-09-01T00:00:00Z' }, calledByAdmins, 'PT404', [
    'accept_brief',
  ]),
  ...calledWith({ project: unknownId, reason: 'x' }, calledByAdmins, 'PT404', ['skip_brief', 'reopen_brief']),
  ...calledWith({ project: unknownId }, calledByAdmins, 'PT404', ['start_brief']),
  ...calledWith({ version: unknownId, base_version: '2025-09-01T00:00:00Z' }, calledByAdmins, 'PT404', [
    'publish_brief',
  ]),
}

/** Functions of deliverables and of decisions about them. */
export const deliverableCalls: Record<string, ExpectedCall> = {
  ...calledWith({ project: unknownId }, calledBySignedIn, 'PT404', ['project_deliverables']),
  open_approvals: { arguments: {}, allowed: calledBySignedIn },
  save_deliverable_draft: {
    arguments: { deliverable: unknownId, project: unknownId, name: 'x', notes: '', items: [] },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  request_approval: {
    arguments: { version: unknownId, base_version: '2025-09-01T00:00:00Z' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  ...calledWith({ version: unknownId }, calledByAdmins, 'PT404', [
    ...['discard_deliverable_draft', 'withdraw_approval_request'],
  ]),
  decide_deliverable: {
    arguments: { version: unknownId, decisions: [] },
    allowed: calledByClients,
    errorCode: 'PT404',
  },
  decision_request: { arguments: { token_hash: '0'.repeat(64) }, allowed: calledByNoUser },
  decide_by_link: {
    arguments: { token_hash: '0'.repeat(64), decision: 'approved', comment: '' },
    allowed: calledByNoUser,
  },
}

/** Functions of instalments. */
export const instalmentCalls: Record<string, ExpectedCall> = {
  instalment_history: { arguments: { project: unknownId }, allowed: calledBySignedIn },
  set_project_total: {
    arguments: { project: unknownId, total_cents: 2, reason: 'x' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  mark_instalment_paid: {
    arguments: {
      ...{ instalment: unknownId, paid_on: '2025-09-01', reference: 'x' },
      base_version: '2025-09-01T00:00:00Z',
    },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  correct_instalment: {
    arguments: { instalment: unknownId, correction: 'void', reason: 'x', base_version: '2025-09-01T00:00:00Z' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
}
