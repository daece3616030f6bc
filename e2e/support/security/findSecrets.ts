import { readSecrets } from '../../../.config/database/secrets.ts'

const { jwtSecret, secretKey } = readSecrets()

const patterns: Record<string, RegExp> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a private signing key': /\bMC4CAQAwBQYDK2VwBCIEI[\w+/]{43}/,
  'a Supabase secret key': /\bsb_secret_[\w-]{20,}/,
  'a password in a URL':
    /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s:/@'"`$]+:(?!(?:password|postgres|secret)@)[^\s@/'"`$]+@/,
  'a cloud provider key': /\b(?:AKIA[0-9A-Z]{16}|ghp_[0-9A-Za-z]{36}|AIza[\w-]{35})\b/,
}

/** Names the kinds of secrets that a text contains. */
export function findSecrets(text: string) {
  const matches = Object.entries(patterns).filter(([, pattern]) => pattern.test(text))
  const keys = [...text.matchAll(/\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/g)].filter(([, claims = '']) =>
    Buffer.from(claims, 'base64url').toString().includes('service_role'),
  )
  return [
    ...matches.map(([name]) => name),
    ...(keys.length ? ['a key that bypasses row-level security'] : []),
    ...([jwtSecret, secretKey].some((secret) => text.includes(secret)) ? ["this machine's own secret"] : []),
  ]
}
