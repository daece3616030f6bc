import type { Request, RequestHandler, Response } from 'express'
import { finishFileUpload } from '@fortnight/supabase/server/projectFiles'
import { sendFileError, sendUnavailable } from '../fileErrors.ts'
import { filesDatabase } from '../filesCaller.ts'
import { readUploadRequest, type UploadedFile } from './readUploadRequest.ts'
import { scanSoon } from '../scanFiles.ts'
import { storeObject } from '../storeObject.ts'
import {
  beginUpload,
  cancelUpload,
  discardObject,
  readContent,
  sendUploadEnded,
  takeTurn,
  type UploadParams,
  uploadPath,
} from './uploadSteps.ts'

/**
 * Stores a file of a project: reserves its bytes, passes them on to Storage, and makes a version of them. When any step
 * fails or the client goes away, neither a row nor an object is left.
 */
export const uploadFile: RequestHandler<UploadParams> = async (request, response) => {
  const file = readUploadRequest(request)
  if ('problem' in file) return sendFileError(response, file.status, file.problem)
  await takeTurn(request, response, () => storeFile(file, request, response))
}

async function storeFile(file: UploadedFile, request: Request<UploadParams>, response: Response) {
  const isNew = await beginUpload(file, request, response)
  if (isNew === undefined) return
  if (!isNew) return void response.status(201).json({})
  const { upload } = request.params
  const path = uploadPath(request.params)
  let step: 'file storage' | 'database' = 'file storage'
  try {
    const content = readContent()
    await storeObject(path, file.bytes, request, content.read)
    step = 'database'
    if (!(await finishFileUpload(filesDatabase(), upload, content.finish()))) return sendUploadEnded(response, 409)
    response.status(201).json({})
    scanSoon()
  } catch (error) {
    const isRemoved = await cancelUpload(upload)
    if (!response.destroyed) sendUnavailable(response, step, error)
    // The client need not wait for this; the next attempt does.
    if (isRemoved) await discardObject(path)
  }
}
