export type ResponseTimes = { mailMs: number; failedSignInMs: number }

/**
 * How long some responses take at least, because their times must not reveal whether an account exists: about as long as
 * sending a mail takes, and longer than comparing a password.
 */
export const minResponseTimes: ResponseTimes = { mailMs: 1_000, failedSignInMs: 500 }
