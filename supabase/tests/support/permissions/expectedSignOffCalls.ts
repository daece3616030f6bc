import {
  calledByClients,
  calledByNoUser,
  calledBySignedIn,
  calledWith,
  unknownId,
  type ExpectedCall,
} from './expectedCall.ts'

/** Functions of the sign-off. */
export const signOffCalls: Record<string, ExpectedCall> = {
  ...calledWith({ project: unknownId }, calledBySignedIn, 'PT404', ['sign_off_state']),
  sign_off: {
    arguments: { project: unknownId, typed_name: 'Sample', basis_hash: '0'.repeat(64), agreed: true },
    allowed: calledByClients,
    errorCode: 'PT404',
  },
  waive_acceptance_case: {
    arguments: { case_id: unknownId, case_version: 1, reason: 'x' },
    allowed: calledByClients,
    errorCode: 'PT404',
  },
  ...calledWith({ case_id: unknownId }, calledByClients, 'PT404', ['take_back_waiver']),
  verify_acceptance: {
    arguments: { id: unknownId, hash: '0'.repeat(64), day: '2025-09-01', code: 'FN-00000000' },
    allowed: calledByNoUser,
  },
}
