import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { RequestHandler } from 'express'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { exportAccount, exportedFileVersions } from '@fortnight/supabase/server/projectFiles'
import { sendError } from '../http/responses.ts'
import { logFailure, sendFileError, sendUnavailable, signInAgain } from './fileErrors.ts'
import { callerSession, filesCaller, filesDatabase } from './filesCaller.ts'
import { hasValidLink, readParameter, signLink } from './signedLinks.ts'
import { createExportArchive } from './exportArchive.ts'

const path = '/project-files/export'
const signedNames = ['account', 'session']

// Each reads from Storage for as long as its client takes to download.
const maxExports = 4
let activeExports = 0

/**
 * Creates a link to everything that is stored about the caller. It carries no token: it names the account and its session,
 * which must still exist when the link is opened.
 */
export const createExportLink: RequestHandler = async (request, response) => {
  const [account, session] = [filesCaller(response).id, callerSession(request)]
  try {
    // The browser shows a sentence now, instead of a download that fails.
    if (!(await exportAccount(filesDatabase(), account, session))) return sendFileError(response, 401, signInAgain)
    response.json({ link: signLink(path, { account, session }) })
  } catch (error) {
    sendUnavailable(response, 'database', error)
  }
}

/** Streams a zip with the data of an account and the bytes of all files in its projects. */
export const streamExport: RequestHandler = async (request, response) => {
  if (!hasValidLink(request, path, signedNames)) {
    return void sendError(request, response, 403, 'This link has expired. Please start the download again.')
  }
  if (activeExports >= maxExports) {
    response.set('Retry-After', '60')
    return void sendError(request, response, 503, 'Many downloads are running right now. Please try again in a minute.')
  }
  activeExports++
  response.once('close', () => activeExports--)
  const [account, session] = signedNames.map((name) => readParameter(request, name)) as [string, string]
  const db = filesDatabase()
  try {
    const [data, versions] = await Promise.all([exportAccount(db, account, session), exportedFileVersions(db, account)])
    if (!data) return void sendError(request, response, 403, signInAgain)
    const name = `${brand.name.toLowerCase()}-data-${new Date().toISOString().slice(0, 10)}.zip`
    response.set({ 'Content-Type': 'application/zip', 'Content-Disposition': contentDisposition(name) })
    await pipeline(createExportArchive(data, versions), response)
  } catch (error) {
    logFailure(response.headersSent ? 'an export was not sent completely' : 'an export could not begin', error)
    if (response.headersSent) return
    response.set('Retry-After', '5')
    sendError(request, response, 503, 'The database is not responding. Please try again.')
  }
}
