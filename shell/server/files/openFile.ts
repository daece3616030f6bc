import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { RequestHandler, Response } from 'express'
import { storedFileVersion } from '@fortnight/supabase/server/projectFiles'
import { sendError } from '../http/responses.ts'
import { openingPath } from './createFileLinks.ts'
import { isShownInline, unknownFileType } from './detectFileType.ts'
import { logFailure } from './fileErrors.ts'
import { filesDatabase } from './filesCaller.ts'
import { findRefusal } from './scanRefusal.ts'
import { hasValidLink } from './signedLinks.ts'
import { type OpenObject, openObject } from './storedObjects.ts'

type StoredVersion = { name: string; mime_type: string }

/** Sends the bytes of a version whose link was signed a moment ago, as they come from Storage. */
export const openFile: RequestHandler<{ version: string }> = async (request, response) => {
  const { version } = request.params
  if (!hasValidLink(request, openingPath(version))) {
    return void sendError(request, response, 403, 'This link has expired. Please open the file from its project again.')
  }
  const range = /^bytes=\d+-\d*$/.exec(request.get('range') ?? '')?.[0]
  let stored: Awaited<ReturnType<typeof storedFileVersion>>
  let object: OpenObject | undefined
  try {
    stored = await storedFileVersion(filesDatabase(), version)
    const refusal = stored && findRefusal(stored.scan_state)
    if (refusal) return void sendError(request, response, 409, refusal)
    object = stored && (await openObject(stored.object_path, range))
  } catch (error) {
    logFailure('a file could not be opened', error)
    response.set('Retry-After', '5')
    return void sendError(request, response, 503, 'The file storage is not responding. Please try again.')
  }
  if (!stored || !object) return void sendError(request, response, 404, 'This file no longer exists.')
  setFileHeaders(response, stored, 'download' in request.query)
  response.status(object.status)
  if (object.bytes) response.set('Content-Length', object.bytes)
  if (object.range) response.set({ 'Content-Range': object.range, 'Accept-Ranges': 'bytes' })
  if (request.method === 'HEAD') {
    object.content.destroy()
    response.end()
    return
  }
  // When the client or Storage leaves in the middle, so does the other one. Browsers notice it by the missing bytes.
  await pipeline(object.content, response).catch(() => undefined)
}

// Nothing in a file can load, run, or reach the pages of this site. Browsers show no PDF in a sandbox; their viewers have
// one of their own, and need the permission to be a plugin.
const contentPolicies = {
  default: "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  pdf: "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
}

function setFileHeaders(response: Response, { name, mime_type }: StoredVersion, isDownload: boolean) {
  const isInline = isShownInline(mime_type)
  const type = mime_type === 'text/plain' ? 'text/plain; charset=utf-8' : mime_type
  response.set({
    'Cache-Control': 'private, no-store',
    'Content-Disposition': contentDisposition(name, { type: isInline && !isDownload ? 'inline' : 'attachment' }),
    'Content-Security-Policy': contentPolicies[mime_type === 'application/pdf' ? 'pdf' : 'default'],
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
  // Without Express, which would add a character set.
  response.setHeader('Content-Type', isInline ? type : unknownFileType)
}
