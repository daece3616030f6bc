/** The code of an error of the auth service; empty for any other error. */
export const authErrorCode = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
