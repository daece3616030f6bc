/* For tests: every query and mutation of the desk with its largest input, by its name, and those of its report. */
import { queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { reportCalls } from '../report/calls.testing.ts'
import { adminTeam, assignProject, projectAssignment } from './assignments.ts'
import { inbox, inboxStats, settleWait } from './inbox.ts'
import { outboxMails, retryMail } from './mails.ts'
import { createNote, deleteNote, projectNotes, updateNote } from './notes.ts'
import * as replies from './savedReplies.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** Characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)
const note = { id, project: id, body: longest(5_000), updated_at }
const reply = { id, title: longest(120), body: longest(5_000), updated_at }

/** Part of `productRequests.testing.ts`. */
export const deskCalls: Record<string, () => unknown> = {
  ...reportCalls,
  adminTeam: () => queryClient.query(adminTeam()),
  projectAssignment: () => queryClient.query(projectAssignment(id)),
  assignProject: () => runMutation(assignProject(), { project: id, admin: id }),
  inbox: () => queryClient.query(inbox('mine', 100_000)),
  inboxStats: () => queryClient.query(inboxStats()),
  settleWait: () => runMutation(settleWait(), { project: id, upTo: 1 }),
  outboxMails: () => queryClient.query(outboxMails({ q: longest(100), state: 'waiting', page: 100_000 })),
  retryMail: () => runMutation(retryMail(), '1'),
  projectNotes: () => queryClient.query(projectNotes(id)),
  createNote: () => runMutation(createNote(), note),
  updateNote: () => runMutation(updateNote(), note),
  deleteNote: () => runMutation(deleteNote(), note),
  savedReplies: () => queryClient.query(replies.savedReplies()),
  savedReply: () => queryClient.query(replies.savedReply(id)),
  createSavedReply: () => runMutation(replies.createSavedReply(), reply),
  updateSavedReply: () => runMutation(replies.updateSavedReply(), reply),
  deleteSavedReply: () => runMutation(replies.deleteSavedReply(), id),
  restoreSavedReply: () => runMutation(replies.restoreSavedReply(), reply),
}
