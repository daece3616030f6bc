import type { ProjectNews } from '../leasedMail.ts'
import { activityMail } from './activityMail.ts'
import { approvalMail } from './approvalMail.ts'
import { digestMail } from './digestMail.ts'
import type { MailContent } from './mailContent.ts'
import { reminderMail } from './reminderMail.ts'

const unsubscribe_token = '0123456789abcdef0123456789abcdef'
const client = { name: 'Noor Haddad', is_admin: false, unsubscribe_token }
const admin = { name: 'Ada Admin', is_admin: true, unsubscribe_token }
const id = '00000000-0000-4000-8000-000000000201'

const news: ProjectNews = {
  id,
  name: 'Supplier invoice agent',
  messages: [
    {
      author: 'Ada',
      body: 'The first run is done: 212 of 220 invoices matched.\n\nCould you look at the eight that didn’t?',
      at: '2026-11-24T09:58:00+00:00',
    },
    { author: null, body: 'I’ve added the list.', at: '2026-11-24T10:02:00+00:00' },
  ],
  files: [{ author: 'Ada', name: 'unmatched-invoices.csv', version: 2, at: '2026-11-24T10:02:00+00:00' }],
  statuses: [{ from: 'draft', to: 'active', at: '2026-11-24T10:03:00+00:00' }],
  updates: [],
}
const statusOnly: ProjectNews = {
  ...news,
  name: 'Weekend inbox',
  messages: [],
  files: [],
  statuses: [{ from: 'active', to: 'completed', at: '2026-11-24T10:03:00+00:00' }],
}
const fileOnly: ProjectNews = {
  ...news,
  messages: [],
  files: news.files.map((file) => ({ ...file, author: client.name })),
  statuses: [],
}

const request = {
  ...{ id, name: news.name, deliverable: 'Test report', version: 2, notes: 'With the eight invoices of last week.' },
  items: [
    { label: 'test-report.pdf', file_version: 2, host: null },
    { label: 'The agent, to try', file_version: null, host: 'demo.fortnight.example' },
  ],
}

const updatesOnly: ProjectNews = {
  ...statusOnly,
  statuses: [],
  updates: [
    {
      kind: 'held_for_client',
      subject: 'We need access to the mailbox.',
      author: 'Ada',
      at: '2026-11-24T10:04:00+00:00',
    },
    { kind: 'resumed', subject: '', author: 'Ada', at: '2026-11-24T10:05:00+00:00' },
    { kind: 'step_moved', subject: 'test step to Dec 3 – Dec 4, 2026', author: 'Ada', at: '2026-11-24T10:05:00+00:00' },
    {
      ...{ kind: 'instalment_due', subject: 'first installment of $2,250 (due Dec 1, 2026)' },
      ...{ author: null, at: '2026-11-24T10:06:00+00:00' },
    },
    {
      ...{ kind: 'instalment_paid', subject: 'first installment of $2,250 (paid Dec 2, 2026)' },
      ...{ author: 'Ada', at: '2026-11-24T10:07:00+00:00' },
    },
    {
      ...{ kind: 'instalment_corrected', subject: 'second installment is now $2,000 instead of $2,250' },
      ...{ author: 'Ada', at: '2026-11-24T10:08:00+00:00' },
    },
  ],
}

const at = '2026-11-24T10:06:00+00:00'
const briefForClient: ProjectNews = {
  ...updatesOnly,
  updates: [
    { kind: 'brief_started', subject: '', author: 'Ada', at },
    { kind: 'brief_asked', subject: 'Where does the work come in today?', author: 'Ada', at },
    { kind: 'brief_reopened', subject: 'The mailbox has changed.', author: 'Ada', at },
    { kind: 'brief_skipped', subject: 'We went through it on the phone.', author: 'Ada', at },
    { kind: 'brief_accepted', subject: '', author: 'Ada', at },
  ],
}
const briefForAdmin: ProjectNews = {
  ...updatesOnly,
  updates: [
    { kind: 'brief_submitted', subject: '', author: client.name, at },
    { kind: 'brief_answered', subject: 'Where does the work come in today?', author: client.name, at },
  ],
}

const casesOnly: ProjectNews = {
  ...updatesOnly,
  updates: [
    { kind: 'cases_agreed', subject: '', author: 'Noor', at },
    { kind: 'case_update_proposed', subject: 'Refunds', author: 'Noor', at },
    { kind: 'version_tested', subject: '0.2', author: 'Noor', at },
    { kind: 'case_waived', subject: '“Refunds” (too rare)', author: 'Noor', at },
    { kind: 'signed_off', subject: 'Noor Haddad', author: 'Noor', at },
  ],
}

const refundForAdmin: ProjectNews = {
  ...updatesOnly,
  updates: [
    { kind: 'refund_requested', subject: 'It still books the wrong day.', author: 'Noor', at },
    { kind: 'refund_withdrawn', subject: '', author: 'Noor', at },
  ],
}
const refundForClient: ProjectNews = {
  ...updatesOnly,
  updates: [
    { kind: 'refund_declined', subject: 'The agent has passed its cases since.', author: 'Ada', at },
    { kind: 'refund_approved', subject: '', author: 'Ada', at },
    { kind: 'refund_paid_back', subject: '$2,250 on Dec 9, 2026, reference TR-91', author: 'Ada', at },
  ],
}
const supportEnds: ProjectNews = {
  ...updatesOnly,
  updates: [
    { kind: 'support_ending', subject: 'Tuesday, December 8', author: null, at },
    { kind: 'support_last_day', subject: 'Tuesday, December 8', author: null, at },
  ],
}

const sampleWaits = [
  { kind: 'brief', subject: '' },
  { kind: 'brief_question', subject: '' },
  { kind: 'cases', subject: '' },
  { kind: 'case_proposal', subject: '' },
  { kind: 'approval', subject: '“Test report”, version 2' },
  { kind: 'sign_off', subject: '' },
  { kind: 'hold', subject: 'We need access to the mailbox.' },
  { kind: 'payment', subject: 'first installment of $2,250, due Dec 1, 2026' },
].map((wait) => ({ ...wait, since: at }))

/** Each mail about projects with sample data, by what it tells to whom. Links lead to the origin. */
export const sampleProjectMails = (origin: string): Record<string, MailContent> => ({
  'New activity, for a client': activityMail({ ...client, projects: [news] }, origin),
  'New file, for an admin': activityMail({ ...admin, projects: [fileOnly] }, origin),
  'New status, for a client': activityMail({ ...client, projects: [statusOnly] }, origin),
  'Updates of the plan, for a client': activityMail({ ...client, projects: [updatesOnly] }, origin),
  'Updates of the brief, for a client': activityMail({ ...client, projects: [briefForClient] }, origin),
  'Updates of the brief, for an admin': activityMail({ ...admin, projects: [briefForAdmin] }, origin),
  'Updates of acceptance cases, for an admin': activityMail({ ...admin, projects: [casesOnly] }, origin),
  'Money-back request, for an admin': activityMail({ ...admin, projects: [refundForAdmin] }, origin),
  'Money-back request, for a client': activityMail({ ...client, projects: [refundForClient] }, origin),
  'End of the support, for a client': activityMail({ ...client, projects: [supportEnds] }, origin),
  'Daily digest, for a client': digestMail({ ...client, projects: [news, statusOnly] }, origin),
  'Request for approval': approvalMail({ ...client, token: '0123456789abcdef', projects: [request] }, origin),
  'Reminder, for a client': reminderMail(
    { ...client, projects: [{ id, name: news.name, waits: sampleWaits }] },
    origin,
  ),
  'Reminder, for an admin': reminderMail(
    { ...admin, projects: [{ id, name: news.name, waiting_since: '2026-11-23T09:58:00+00:00' }] },
    origin,
  ),
})
