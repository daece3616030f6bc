/** Functions of the sign-off that the product calls; part of `allowedFunctions`. */
export const signOffFunctions = {
  sign_off: { method: 'POST', arguments: ['project', 'typed_name', 'basis_hash', 'agreed'] },
  sign_off_state: { method: 'POST', arguments: ['project'] },
  take_back_waiver: { method: 'POST', arguments: ['case_id'] },
  waive_acceptance_case: { method: 'POST', arguments: ['case_id', 'case_version', 'reason'] },
} as const
