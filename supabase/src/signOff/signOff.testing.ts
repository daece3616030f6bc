/* For tests: a project that can be signed off, and the same once it is. */
import type { Acceptance, MustCase, SignOffBasis, SignOffState } from './signOff.ts'

export const sampleBasis: SignOffBasis = {
  ...{ format: 1, plan: 'Starter Agent', started_on: '2025-09-01', agent_version: '1.0' },
  project: { code: 'FN-0A1B2C3D', name: 'Support agent' },
  terms: { version: 1, text: 'You accept the agent.\n\nThis is not a qualified electronic signature.' },
  cases: [
    {
      ...{ number: 1, version: 1, title: 'New patient', input: 'An email', expected: 'An offer', importance: 'must' },
      ...{ result: 'passed', waiver_reason: null },
    },
    {
      ...{ number: 2, version: 1, title: 'Toothache', input: 'An email', expected: 'A call', importance: 'must' },
      ...{ result: 'waived', waiver_reason: 'We do it by hand' },
    },
  ],
  deliverables: [
    {
      ...{ name: 'Test report', version: 2 },
      items: [
        { kind: 'file', label: 'report.pdf', file_version: 1, sha256: 'c'.repeat(64), url: null },
        { kind: 'link', label: 'The demo', file_version: null, sha256: null, url: 'https://demo.example/agent' },
      ],
    },
  ],
}

const passed: MustCase = {
  ...{ id: 'case-1', number: 1, version: 1, title: 'New patient', result: 'passed', waiver_reason: null },
}
const waived: MustCase = {
  ...{ id: 'case-2', number: 2, version: 1, title: 'Toothache', result: 'waived', waiver_reason: 'We do it by hand' },
}

/** A project of which nothing is missing, as its client sees it. */
export const readyState: SignOffState = {
  ...{
    side: 'client',
    zone: 'Europe/Lisbon',
    is_deleted: false,
    missing: [],
    basis: sampleBasis,
    basis_hash: 'b'.repeat(64),
  },
  ...{ acceptance: null },
  musts: [passed, waived],
}

export const sampleAcceptance: Acceptance = {
  ...{ id: '5f0c8f6e-0000-4000-8000-000000000901', sequence: 7, project_code: 'FN-0A1B2C3D', day: '2025-09-15' },
  ...{ accepted_at: '2025-09-15T10:00:00.123456+00:00', document_hash: 'd'.repeat(64) },
  ...{ previous_hash: 'e'.repeat(64), record_hash: 'f'.repeat(64) },
  document: { ...sampleBasis, name: 'Zoë Ångström' },
}

/** The same project once it is signed off. */
export const signedState: SignOffState = {
  ...readyState,
  ...{ musts: [], basis: null, basis_hash: null, acceptance: sampleAcceptance },
}

/** The same project before: a must has failed, and a deliverable waits for a decision. */
export const missingState: SignOffState = {
  ...readyState,
  missing: ['musts', 'proposals', 'approvals'],
  musts: [passed, { ...waived, result: 'failed', waiver_reason: null }],
}
