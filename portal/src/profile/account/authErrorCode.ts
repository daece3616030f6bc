/** The code that the auth service gives an error; empty for anything else that was thrown. */
export const authErrorCode = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
