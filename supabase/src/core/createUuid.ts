/** A random id for a row that the browser names itself, so that a repeated request stores it once. */
export function createUuid() {
  // Browsers offer randomUUID on secure pages only.
  const secure: Partial<Crypto> = crypto
  if (secure.randomUUID) return secure.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
