/** The code of an error of the auth service; empty for any other error. */
export function authErrorCode(error: unknown) {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
