/** The session of an access token that the database has accepted, and when the token expires; undefined without one. */
export function readSession(authorization: string) {
  try {
    const payload = authorization.split('.')[1] ?? ''
    const { session_id, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
    return typeof session_id === 'string' && typeof exp === 'number'
      ? { sessionId: session_id, expiresAt: exp }
      : undefined
  } catch {
    return undefined
  }
}
