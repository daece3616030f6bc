/** What the screens of email links keep in the history state, so that it survives a reload. */
export type EmailLinkState = {
  /** Query and fragment of a link that was opened. */
  link?: string
  /** A recovery link has signed this user in. */
  isRecovery?: boolean
  hasFailed?: boolean
}

export const emailLinkStateOf = (state: unknown) => (state ?? {}) as EmailLinkState
