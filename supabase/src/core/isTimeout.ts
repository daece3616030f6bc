import { errorName } from './errorName.ts'

/** Whether a request to the database or the auth service timed out. */
export const isTimeout = (error: unknown) => ['AbortError', 'TimeoutError'].includes(errorName(error))
