/** A recipient that is no single address. */
export class InvalidAddressError extends Error {}

/**
 * Whether sending the same mail again cannot succeed: the mail server has rejected its recipient or its content for good.
 * What it says about the connection, the sign-in or the sender is true of all mails, and someone will fix it.
 */
export function isPermanent(error: unknown) {
  if (error instanceof InvalidAddressError) return true
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command ?? '')
}
