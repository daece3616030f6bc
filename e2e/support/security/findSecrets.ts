import { readSecrets } from '../../../.config/database/secrets.ts'

const { jwtSecret, secretKey } = readSecrets()

const patterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a secret key of Supabase': /\bsb_secret_[\w-]{20,}/,
  'a password in an address':
    /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s:/@'"`$]+:(?!(?:password|postgres|secret)@)[^\s@/'"`$]+@/,
  'a key of a cloud': /\b(?:AKIA[0-9A-Z]{16}|ghp_[0-9A-Za-z]{36}|AIza[\w-]{35})\b/,
}

/** What a text gives away, by name. */
export function secretsIn(text: string) {
  const named = Object.entries(patterns).filter(([, pattern]) => pattern.test(text))
  const keys = [...text.matchAll(/\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/g)].filter(([, claims = '']) =>
    Buffer.from(claims, 'base64url').toString().includes('service_role'),
  )
  return [
    ...named.map(([name]) => name),
    ...(keys.length ? ['a key that passes row-level security'] : []),
    ...([jwtSecret, secretKey].some((secret) => text.includes(secret)) ? ["this machine's own secret"] : []),
  ]
}
