import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import { beginFileUpload, cancelFileUpload, finishFileUpload } from '@fortnight/supabase/server/projectFiles'
import { settings } from '../settings.ts'
import { createTypeDetector } from './detectFileType.ts'
import { logFailure, sendFileError, sendUnavailable } from './fileErrors.ts'
import { filesCaller, filesDatabase } from './filesCaller.ts'
import { readUploadRequest } from './readUploadRequest.ts'
import { scanSoon } from './scanFiles.ts'
import { removeObjects } from './storedObjects.ts'
import { storeObject } from './storeObject.ts'

/**
 * Stores a file of a project: reserves its bytes, passes them on to Storage, and makes a version of them. When any step
 * fails or the client goes away, neither a row nor an object is left.
 */
export const uploadFile: RequestHandler<{ project: string; upload: string }> = async (request, response) => {
  const file = readUploadRequest(request)
  if ('problem' in file) return sendFileError(response, file.status, file.problem)
  const { project, upload } = request.params
  const { maxFileBytes, maxProjectBytes } = settings.files
  const uploader = filesCaller(response).id
  const db = filesDatabase()
  let attempt: string | null
  try {
    attempt = await beginFileUpload(db, { ...file, uploader, project, upload, maxFileBytes, maxProjectBytes })
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    if (code === '23505')
      return sendFileError(response, 409, 'This upload belongs to another file. Choose the file again.')
    const [, status] = /^PT(4\d\d)$/.exec(code) ?? []
    return status ? sendFileError(response, Number(status), message) : sendUnavailable(response, 'database', error)
  }
  if (!attempt) return void response.status(201).json({})
  const path = `${project}/${attempt}`
  let step: 'file storage' | 'database' = 'file storage'
  try {
    const detector = createTypeDetector()
    const hash = createHash('sha256')
    await storeObject(path, file.bytes, request, (chunk) => {
      hash.update(chunk)
      detector.read(chunk)
    })
    step = 'database'
    const scanState = settings.files.scanUrl ? 'pending' : 'unscanned'
    const stored = { mimeType: detector.finish(), sha256: hash.digest('hex'), scanState } as const
    const isFinished = await finishFileUpload(db, attempt, stored)
    if (isFinished) response.status(201).json({})
    else await discard(path)
    if (isFinished) scanSoon()
    else sendFileError(response, 409, 'This project was deleted, or the file was sent twice. Please try again.')
  } catch (error) {
    await cancel(attempt, path)
    if (!response.destroyed) sendUnavailable(response, step, error)
  }
}

/** Removes what a failed attempt may have left, unless the database has made a version of it after all. */
async function cancel(attempt: string, path: string) {
  try {
    if (await cancelFileUpload(filesDatabase(), attempt)) await discard(path)
  } catch (error) {
    // The reserved bytes are freed an hour later.
    logFailure('an upload could not be cancelled', error)
  }
}

// The database remembers the object, so the job removes it when this fails.
const discard = (path: string) =>
  removeObjects([path]).catch((error: unknown) => logFailure('an object could not be removed', error))
