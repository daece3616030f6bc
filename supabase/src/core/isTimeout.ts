/** Whether an error says that the database or the auth service was waited for in vain (4 s, 8 s). */
export const tookTooLong = (error: unknown) =>
  ['AbortError', 'TimeoutError'].includes((error as Error | null)?.name ?? '')
