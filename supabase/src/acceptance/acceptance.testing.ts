/* For tests: an agreed list of two cases, of which one fails with version 0.2. */
import type { AcceptanceCase, AcceptanceList, AcceptanceProposal, AcceptanceRun } from './acceptance.ts'

/** A failed result of the client. */
export const sampleRun: AcceptanceRun = {
  ...{ id: 'run-1', case_version: 1, agent_version: '0.2', result: 'fail', note: 'It offers Thursday.' },
  ...{ picture: null, side: 'client', author_name: 'Noor Haddad', is_own: true, created_at: '2025-09-15T10:00:00Z' },
}

/** A case that passes, as far as it was tried. */
export const sampleCase = (fields: Partial<AcceptanceCase> = {}): AcceptanceCase => ({
  id: '00000000-0000-4000-8000-000000000801',
  ...{ number: 1, title: 'New patient', input: 'An email that asks for a first visit.', importance: 'must' },
  ...{ expected: 'An offer of 45 minutes, never on a Thursday afternoon.', version: 1, files: [], run: null },
  ...{ created_at: '2025-09-02T10:00:00Z', updated_at: '2025-09-02T10:00:00Z', earlier_result: null, runs: 0 },
  ...fields,
})

/** A change that the team proposes. */
export const sampleProposal: AcceptanceProposal = {
  ...{ id: 'proposal-1', kind: 'update', case_id: sampleCase().id, case_number: 1, case_title: 'New patient' },
  ...{ title: 'New patient', input: 'An email that asks for a first visit.', expected: 'An offer of 60 minutes.' },
  ...{ importance: 'must', files: [], reason: 'First visits take longer now.', side: 'team', author_name: 'Ada Marsh' },
  ...{ created_at: '2025-09-08T10:00:00Z', decision: null, decider_name: null, decided_at: null },
}

const pain = sampleCase({
  ...{ id: '00000000-0000-4000-8000-000000000802', number: 2, title: 'Toothache', importance: 'should' },
})

/** A list that both sides edit, as its client sees it. */
export const openList: AcceptanceList = {
  ...{ side: 'client', is_closed: false, version: 3, confirmed_by_client_at: null, confirmed_by_team_at: null },
  ...{ agreed_at: null, proposals: [], decided: [], versions: [], summary: null },
  cases: [sampleCase(), pain],
}

const confirmedAt = '2025-09-02T16:00:00Z'

/** The same once it is agreed and tested: the first case fails, the second one passes again. */
export const agreedList: AcceptanceList = {
  ...openList,
  ...{ confirmed_by_client_at: confirmedAt, confirmed_by_team_at: confirmedAt, agreed_at: confirmedAt },
  cases: [
    { ...sampleCase(), run: sampleRun, earlier_result: 'pass', runs: 2 },
    {
      ...pain,
      run: { ...sampleRun, id: 'run-2', result: 'pass', note: null },
      earlier_result: 'fail',
      runs: 2,
    },
  ],
  versions: [
    { name: '0.2', note: 'Reads Arabic', created_at: '2025-09-15T09:00:00Z', runs: 2 },
    { name: '0.1', note: null, created_at: '2025-09-12T09:00:00Z', runs: 2 },
  ],
  summary: {
    ...{ version: '0.2', earlier_version: '0.1', cases: 2, passed: 1, failed: 1, open: 0 },
    ...{ musts: 1, passed_musts: 0, fixed: 1, broken: 1 },
  },
}
