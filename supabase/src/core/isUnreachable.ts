import { errorName } from './errorName.ts'

/** Whether the server could not be reached: `fetch` and the auth library name that differently. */
export const isUnreachable = (error: unknown) => ['TypeError', 'AuthRetryableFetchError'].includes(errorName(error))
