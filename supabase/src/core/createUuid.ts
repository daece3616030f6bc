/** A random id for a row that the browser names itself, so that a repeated request stores it once. */
export function createUuid() {
  // Browsers offer randomUUID on secure pages only.
  const secure: Partial<Crypto> = crypto
  if (secure.randomUUID) return secure.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // The digits of version 4 and of its variant.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}
