/** One part of a mail, as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'message'; author: string; at: string; body: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'linkedList'; items: { text: string; label: string; url: string }[] }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'note'; text: string; label: string; url: string }

/** What a mail about projects says, before it has a form. */
export type MailContent = {
  subject: string
  /** What inboxes show after the subject. */
  preview: string
  greeting: string
  blocks: Block[]
  /** Why the person gets this mail. */
  reason: string
  /** Where the person chooses which mails to get. */
  settingsUrl: string
  unsubscribeUrl: string
}

/** A name or another text in one line, without characters that turn around what stands after them. */
export const oneLine = (text: string) =>
  text
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** A point in time; in UTC, because the person's time zone is not known. */
export const formatTime = (at: string) =>
  `${new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`
