/* Samples for stories and tests. */
import type { Upload } from '../room/composer/useUploads.ts'
import { sampleFile } from '../room/samples.testing.ts'
import type {
  AcceptanceActions,
  AcceptanceCase,
  AcceptanceList,
  AcceptanceProposal,
  AcceptanceRoom,
  AcceptanceRun,
} from './acceptanceRecords.ts'
import type { Attachments } from './cases/useAttachments.ts'

/** A failed result of the client. */
export const sampleRun = (fields: Partial<AcceptanceRun> = {}): AcceptanceRun => ({
  ...{ id: 'r1', case_version: 1, agent_version: '0.2', result: 'fail', note: 'It offers Thursday at 3 PM.' },
  ...{ picture: null, side: 'client', author_name: 'Noor Haddad', is_own: true, created_at: '2025-09-15T10:00:00' },
  ...fields,
})

/** A case that has not been tried. */
export const sampleCase = (fields: Partial<AcceptanceCase> = {}): AcceptanceCase => ({
  id: `c${fields.number ?? 1}`,
  ...{ number: 1, title: 'A new patient asks for an appointment', importance: 'must', version: 1 },
  input: '“Hello, I’m new in town and would like a first checkup. Thursday afternoon would be perfect.”',
  expected: 'A reply within two minutes that offers 45 minutes, and no Thursday afternoon.',
  ...{ updated_at: '2025-09-02T10:00:00', files: [], run: null, earlier_result: null, runs: 0 },
  ...fields,
})

/** A change that the team proposes. */
export const sampleProposal = (fields: Partial<AcceptanceProposal> = {}): AcceptanceProposal => ({
  ...{ id: 'p1', kind: 'update', case_id: 'c1', case_number: 1, importance: 'must', files: [], side: 'team' },
  ...{ case_title: sampleCase().title, title: sampleCase().title, input: sampleCase().input },
  expected: 'A reply within two minutes that offers 60 minutes, and no Thursday afternoon.',
  ...{ reason: 'First visits take an hour now.', author_name: 'Ada Marsh', created_at: '2025-09-08T10:00:00' },
  ...{ decision: null, decider_name: null, decided_at: null },
  ...fields,
})

/** A list that both sides edit, as its client sees it. */
export const sampleList = (fields: Partial<AcceptanceList> = {}): AcceptanceList => ({
  ...{ side: 'client', is_closed: false, version: 3, confirmed_by_client_at: null, confirmed_by_team_at: null },
  ...{ agreed_at: null, proposals: [], decided: [], versions: [], summary: null },
  cases: [
    sampleCase({ files: [sampleFile()] }),
    sampleCase({ number: 2, title: 'A patient writes about pain', importance: 'should' }),
  ],
  ...fields,
})

const confirmedAt = '2025-09-02T16:00:00'

/** The same once it is agreed and tested: one case fails that has passed, the other one is fixed. */
export const testedList = (fields: Partial<AcceptanceList> = {}) =>
  sampleList({
    ...{ confirmed_by_client_at: confirmedAt, confirmed_by_team_at: confirmedAt, agreed_at: confirmedAt },
    cases: [
      sampleCase({ run: sampleRun(), earlier_result: 'pass', runs: 2 }),
      sampleCase({
        ...{ number: 2, title: 'A patient writes about pain', importance: 'should', earlier_result: 'fail', runs: 2 },
        run: sampleRun({ id: 'r2', result: 'pass', note: null }),
      }),
    ],
    versions: [
      { name: '0.2', note: 'Reads emails in Arabic', created_at: '2025-09-15T09:00:00', runs: 2 },
      { name: '0.1', note: null, created_at: '2025-09-12T09:00:00', runs: 0 },
    ],
    summary: {
      ...{ version: '0.2', earlier_version: '0.1', cases: 2, passed: 1, failed: 1, open: 0 },
      ...{ musts: 1, passed_musts: 0, fixed: 1, broken: 1 },
    },
    ...fields,
  })

const done = () => Promise.resolve()

/** Actions that do nothing. */
export const sampleActions: AcceptanceActions = {
  createId: () => 'new',
  saveCase: () => Promise.resolve(sampleCase()),
  ...{ proposeChange: done, setCaseDeleted: done, confirmList: done, withdrawConfirmation: done, decideProposal: done },
  ...{ addVersion: done, deleteVersion: done, recordRun: done },
  importCases: ({ length }) => Promise.resolve(length),
  conflictingCase: () => undefined,
  errorMessage: () => 'The server could not be reached.',
}

/** A room with a list and actions that do nothing. */
export const sampleRoom = (list = sampleList(), actions: Partial<AcceptanceActions> = {}): AcceptanceRoom => ({
  list,
  actions: { ...sampleActions, ...actions },
  files: { available: [sampleFile()], upload: done, maxFileBytes: 25 * 1024 ** 2, onOpen: () => undefined },
  draftKey: 'sample',
})

const noop = () => undefined

/** Uploads that go nowhere. */
export const sampleAttachments = (uploads: Upload[] = []): Attachments => ({
  ...{ uploads, isUploading: uploads.length > 0 },
  ...{ add: noop, addStored: noop, remove: noop, retry: noop, clearDone: noop },
})
