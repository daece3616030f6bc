import { createHmac } from 'node:crypto'
import { database } from './api.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The access token with other claims, signed with the secret of the database. */
export function forgeToken(token: string, claims: object) {
  const [header = '', payload = ''] = token.split('.')
  const known = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const signed = `${header}.${encode({ ...known, ...claims })}`
  return `${signed}.${createHmac('sha256', database.jwtSecret).update(signed).digest('base64url')}`
}
