import {
  calledByAdmins,
  calledByClients,
  calledByNoUser,
  calledBySignedIn,
  calledWith,
  unknownId,
  type ExpectedCall,
} from './expectedCall.ts'

/** Functions of the handover: its checklist, the support and money-back requests. */
export const handoverCalls: Record<string, ExpectedCall> = {
  ...calledWith({ project: unknownId }, calledBySignedIn, 'PT404', ['project_handover']),
  ...calledWith({ project: unknownId }, calledByAdmins, 'PT404', ['add_standard_handover_items']),
  save_handover_item: {
    arguments: { item: unknownId, project: unknownId, kind: 'training', title: 'Sample' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  ...calledWith({ project: unknownId, item: unknownId }, calledByAdmins, 'PT404', ['delete_handover_item']),
  tick_handover_item: {
    arguments: { project: unknownId, item: unknownId, base_version: '2025-09-01T00:00:00Z', is_ticked: true },
    allowed: calledBySignedIn,
    errorCode: 'PT404',
  },
  request_refund: {
    arguments: { refund: unknownId, project: unknownId, reason: 'x' },
    allowed: calledByClients,
    errorCode: 'PT404',
  },
  ...calledWith({ refund: unknownId }, calledByClients, 'PT404', ['withdraw_refund']),
  decide_refund: {
    arguments: { refund: unknownId, decision: 'declined', reason: 'x' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  mark_refund_paid: {
    arguments: { refund: unknownId, paid_back_on: '2025-09-01', reference: 'x' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  ...calledWith({}, calledByNoUser, undefined, ['queue_support_notices']),
}
