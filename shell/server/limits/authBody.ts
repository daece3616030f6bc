import express, { type Request, type RequestHandler } from 'express'
import { sendAuthError } from './authErrors.ts'

const kilobytes = 1024
const maxBodyBytes = 16 * kilobytes
const maxEmailLength = 320
const maxPasswordLength = 1_000
const readRawBody: RequestHandler = express.raw({ type: () => true, limit: maxBodyBytes, inflate: false })

/** Reads the body of a request to the auth service, and rejects what no browser of the product sends. */
export const readAuthBody: RequestHandler = (request, response, next) =>
  readRawBody(request, response, (error?: unknown) => {
    if ((error as { status?: number } | undefined)?.status === 413) {
      const message = `This request is too large. The limit is ${maxBodyBytes / kilobytes} KB.`
      return sendAuthError(response, 413, 'request_too_large', message)
    }
    // Signing out sends no body.
    if (Buffer.isBuffer(request.body) && request.body.length === 0) request.body = undefined
    const problem = error ? unreadable : findProblem(request.body)
    if (problem) return sendAuthError(response, 400, 'bad_json', problem)
    next()
  })

/** The email address in the body of a request, trimmed and in lower case; undefined without one. */
export function emailInBody(request: Request): string | undefined {
  const { email } = fieldsOf(request)
  return typeof email === 'string' && email.trim() ? email.trim().toLowerCase() : undefined
}

/** The fields in the body of a request. The body stays a buffer: the proxy forwards the same bytes. */
export const fieldsOf = ({ body }: Request) =>
  (Buffer.isBuffer(body) ? JSON.parse(body.toString()) : {}) as Record<string, unknown>

/** What the account in the body of a request is counted by; undefined without one. */
export function accountKey(request: Request) {
  const email = emailInBody(request)
  return email === undefined ? undefined : accountKeyOf(email)
}

/** What the account of an email address is counted by: the same for all spellings that a service may take for the same. */
export const accountKeyOf = (email: string) => email.trim().toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

const unreadable = 'This request cannot be read. Please try again.'
const unstorable = 'One of the texts contains a character that cannot be stored. Please type it again.'
const invalidEmail = `The email address must be a text of at most ${maxEmailLength} characters.`
const invalidPassword = `The password must be a text of at most ${maxPasswordLength.toLocaleString('en-US')} characters.`

// The auth service expects one object with at most one "email" and "password". Services written in Go also read "Email"
// and take letters such as ſ for an s, so they could see another account than the one that is counted here, or another password than the one that is checked.
const checkedFields = ['email', 'password']

function findProblem(body: unknown): string | undefined {
  if (!Buffer.isBuffer(body)) return undefined
  const texts: string[] = []
  let fields: unknown
  try {
    fields = JSON.parse(body.toString(), (name, value: unknown) => {
      texts.push(name, typeof value === 'string' ? value : '')
      return value
    })
  } catch {
    return unreadable
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return unreadable
  const isOtherSpelling = (name: string) =>
    !checkedFields.includes(name) && checkedFields.includes(name.normalize('NFKC').toLowerCase())
  if (Object.keys(fields).some(isOtherSpelling)) return unreadable
  if (!texts.every(canBeStored)) return unstorable
  const { email, password } = fields as Record<string, unknown>
  if (!isAbsentOrText(email, maxEmailLength)) return invalidEmail
  if (!isAbsentOrText(password, maxPasswordLength)) return invalidPassword
}

// Postgres stores neither NUL characters nor halves of a surrogate pair.
const canBeStored = (text: string) => !text.includes('\0') && text.isWellFormed()

const isAbsentOrText = (value: unknown, maxLength: number) =>
  value === undefined || (typeof value === 'string' && value.length <= maxLength)
