/* For tests and stories: what a client accepts, and its certificate. */
import type { CertificateRecord, SignedWork } from './signOffRecords.ts'

export const sampleWork: SignedWork = {
  project: { code: 'FN-0A1B2C3D', name: 'Support agent' },
  terms: { version: 1, text: 'You accept the agent.\n\nThis is not a qualified electronic signature.' },
  agent_version: '1.0',
  cases: [
    { number: 1, title: 'New patient', importance: 'must', result: 'passed', waiver_reason: null },
    { number: 2, title: 'Toothache', importance: 'must', result: 'waived', waiver_reason: 'We do it by hand' },
    { number: 3, title: 'Supplier offer', importance: 'should', result: 'failed', waiver_reason: null },
    { number: 4, title: 'Weekend', importance: 'should', result: 'open', waiver_reason: null },
  ],
  deliverables: [
    {
      ...{ name: 'Test report', version: 2 },
      items: [
        { label: 'report.pdf', file_version: 1, sha256: 'c'.repeat(64), url: null },
        { label: 'The demo', file_version: null, sha256: null, url: 'https://demo.example/agent' },
      ],
    },
  ],
}

export const sampleRecord: CertificateRecord = {
  ...{ id: '5f0c8f6e-0000-4000-8000-000000000901', project_code: 'FN-0A1B2C3D' },
  ...{ accepted_at: '2025-09-15T10:00:00.123456+00:00', document_hash: 'd'.repeat(64) },
  ...{ previous_hash: 'e'.repeat(64), record_hash: 'f'.repeat(64) },
  document: { ...sampleWork, name: 'Zoë Ångström' },
}
