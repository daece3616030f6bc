/** What the screens for mailed links keep in the history, so that a reload finds it again. */
export type LinkState = {
  /** Query and fragment of a link that was opened. */
  link?: string
  /** A recovery link has signed this person in. */
  isRecovery?: boolean
  hasFailed?: boolean
}

export const linkOf = (state: unknown) => (state ?? {}) as LinkState
