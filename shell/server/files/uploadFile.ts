import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { beginFileUpload, cancelFileUpload, finishFileUpload } from '@fortnight/supabase/server/projectFiles'
import { settings } from '../settings.ts'
import { createTypeDetector } from './detectFileType.ts'
import { logFailure, sendFileError, sendUnavailable } from './fileErrors.ts'
import { filesCaller, filesDatabase } from './filesCaller.ts'
import { readUploadRequest, type UploadedFile } from './readUploadRequest.ts'
import { scanSoon } from './scanFiles.ts'
import { removeObjects } from './storedObjects.ts'
import { storeObject } from './storeObject.ts'

type Params = { project: string; upload: string }

/** Uploads that are running, by person and id. */
const running = new Map<string, { request: Request<Params>; ended: Promise<unknown> }>()

/**
 * Stores a file of a project: reserves its bytes, passes them on to Storage, and makes a version of them. When any step
 * fails or the client goes away, neither a row nor an object is left.
 */
export const uploadFile: RequestHandler<Params> = async (request, response) => {
  const file = readUploadRequest(request)
  if ('problem' in file) return sendFileError(response, file.status, file.problem)
  const key = `${filesCaller(response).id} ${request.params.upload}`
  // A client that has lost its connection sends the same upload again, maybe before this server notices.
  for (let earlier = running.get(key); earlier; earlier = running.get(key)) {
    earlier.request.destroy()
    await earlier.ended
  }
  const ended = storeFile(file, request, response).finally(() => running.delete(key))
  running.set(key, { request, ended })
  await ended
}

async function storeFile(file: UploadedFile, request: Request<Params>, response: Response) {
  const { project, upload } = request.params
  const { maxFileBytes, maxProjectBytes } = settings.files
  const uploader = filesCaller(response).id
  const db = filesDatabase()
  try {
    const limits = { maxFileBytes, maxProjectBytes }
    const isNew = await beginFileUpload(db, { ...file, ...limits, uploader, project, upload })
    if (!isNew) return void response.status(201).json({})
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    const [, status] = /^PT(4\d\d)$/.exec(code) ?? []
    return status ? sendFileError(response, Number(status), message) : sendUnavailable(response, 'database', error)
  }
  const path = `${project}/${upload}`
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
    if (!(await finishFileUpload(db, upload, stored))) {
      return sendFileError(response, 409, 'This upload has ended in the meantime. Please try again.')
    }
    response.status(201).json({})
    scanSoon()
  } catch (error) {
    const isRemoved = await cancel(upload)
    if (!response.destroyed) sendUnavailable(response, step, error)
    // The client need not wait for this; the next attempt does.
    if (isRemoved) await discard(path)
  }
}

/** Whether a failed upload was removed. If not, the database has made a version of it after all, or does not respond. */
const cancel = (upload: string) =>
  cancelFileUpload(filesDatabase(), upload).catch((error: unknown) => {
    logFailure('an upload could not be undone', error)
    return false
  })

// The database remembers the object, so the job removes it when this fails.
const discard = (path: string) =>
  removeObjects([path]).catch((error: unknown) => logFailure('an object could not be removed', error))
