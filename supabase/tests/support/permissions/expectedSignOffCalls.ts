import {
  calledByAdmins,
  calledByClients,
  calledByEveryone,
  calledByNoUser,
  calledBySignedIn,
  calledWith,
  unknownId,
  type ExpectedCall,
} from './expectedCall.ts'

/** Functions of the sign-off, and of what a client says after it. */
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
  ...calledWith({ project: unknownId }, calledBySignedIn, 'PT404', ['own_testimonial']),
  save_testimonial: {
    arguments: { project: unknownId, rating: 5, body: 'x', name_form: 'anonymous', may_publish: false },
    allowed: calledByClients,
    errorCode: 'PT404',
  },
  ...calledWith({ project: unknownId }, calledByClients, 'PT404', [
    'take_back_testimonial_consent',
    'withdraw_testimonial',
  ]),
  published_testimonials: { arguments: {}, allowed: calledByEveryone },
  admin_testimonials: { arguments: {}, allowed: calledByAdmins },
  publish_testimonial: {
    arguments: { testimonial: unknownId, is_published: true, base_version: '2026-01-02T03:04:05Z' },
    allowed: calledByAdmins,
    errorCode: 'PT404',
  },
  move_testimonial: { arguments: { testimonial: unknownId, up: true }, allowed: calledByAdmins, errorCode: 'PT404' },
}
