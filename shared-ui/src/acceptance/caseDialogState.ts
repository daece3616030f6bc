import type { AcceptanceCase } from './acceptanceRecords.ts'

/** The dialog that is open, and the case that it is about: none for a new one. */
export type CaseDialogState =
  | { kind: 'edit'; target?: AcceptanceCase }
  | { kind: 'import' }
  | { kind: 'details' | 'result' | 'deletion'; target: AcceptanceCase }
