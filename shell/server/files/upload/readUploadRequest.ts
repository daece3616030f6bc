import type { Request } from 'express'
import { settings } from '../../settings.ts'

/** What an upload says about its file. */
export type UploadedFile = { name: string; note: string; bytes: number }
type Problem = { status: number; problem: string }

const maxNameLength = 200
const maxNoteLength = 500
const megabytes = 1024 * 1024

/** What an upload of `declared` bytes says about its file, or why it is rejected before its body is read. */
export function readUploadRequest(
  request: Pick<Request, 'headers' | 'query'>,
  declared = request.headers['content-length'] ?? '',
): UploadedFile | Problem {
  const { 'content-encoding': encoding } = request.headers
  if (!/^\d{1,15}$/.test(declared) || encoding) {
    return { status: 411, problem: 'This upload does not say how large the file is. Please try again.' }
  }
  const bytes = Number(declared)
  if (bytes === 0) return { status: 422, problem: 'This file is empty.' }
  const { maxFileBytes } = settings.files
  if (bytes > maxFileBytes) {
    return { status: 413, problem: `This file is too large. The limit is ${maxFileBytes / megabytes} MB.` }
  }
  const name = readText(request.query.name).replace(invisible, '').trim()
  // A name of dots would be another address.
  if (lengthOf(name) < 1 || lengthOf(name) > maxNameLength || /[\p{Cc}/\\]|^\.+$/u.test(name)) {
    return { status: 400, problem: `A file name has 1 to ${maxNameLength} characters and no slashes.` }
  }
  const note = readText(request.query.note).replaceAll('\0', '').trim()
  if (lengthOf(note) > maxNoteLength) {
    return { status: 400, problem: `A note has at most ${maxNoteLength} characters.` }
  }
  return { name, note, bytes }
}

// They change the order in which a name is shown, so that the end of one looks like another type of file.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

// A Mac sends letters and their accents apart. Without this, the same name from two systems would be two files.
const readText = (value: unknown) => (typeof value === 'string' ? value.toWellFormed().normalize('NFC') : '')

/** As Postgres counts. */
const lengthOf = (text: string) => Array.from(text).length
