import type { Request, RequestHandler, Response } from 'express'
import { continueFileUpload, setStorageUpload } from '@fortnight/supabase/server/projectFiles'
import { sendFileError, sendUnavailable } from '../fileErrors.ts'
import { filesCaller, filesDatabase } from '../filesCaller.ts'
import { readUploadRequest } from '../upload/readUploadRequest.ts'
import {
  beginUpload,
  cancelUpload,
  discardObject,
  sendUploadEnded,
  takeTurn,
  type UploadParams,
  uploadPath,
} from '../upload/uploadSteps.ts'
import { completeUpload } from './completeUpload.ts'
import { countStoredBytes, createStorageUpload, removeStorageUpload, sendPart, tusVersion } from './storageUploads.ts'

// Uploads in parts by the protocol TUS 1.0: a part is added where the last one has ended, however that has ended. Storage
// keeps the parts; this server decides, as for an upload in one piece, who may add what.

type Handler = RequestHandler<UploadParams>
type BegunUpload = NonNullable<Awaited<ReturnType<typeof continueFileUpload>>>
type Step = (upload: BegunUpload, request: Request<UploadParams>, response: Response) => Promise<unknown>

/** Begins an upload in parts. A request that does not declare its length is an upload in one piece. */
export const beginUploadInParts: Handler = async (request, response, next) => {
  const declared = request.get('Upload-Length')
  if (declared === undefined) {
    next()
    return
  }
  const file = readUploadRequest(request, declared)
  if ('problem' in file) return sendFileError(response, file.status, file.problem)
  await takeTurn(request, response, async () => {
    const isNew = await beginUpload(file, request, response)
    if (isNew === undefined) return
    const path = uploadPath(request.params)
    try {
      if (isNew) {
        await setStorageUpload(filesDatabase(), request.params.upload, await createStorageUpload(path, file.bytes))
      }
      response.status(201).set(tusVersion).location(`/project-files/${path}`).json({})
    } catch (error) {
      await cancelUpload(request.params.upload)
      sendUnavailable(response, 'file storage', error)
    }
  })
}

/** Goes on with an upload in parts that its own person has begun. */
const goOn =
  (step: Step): Handler =>
  (request, response) =>
    takeTurn(request, response, async () => {
      response.set(tusVersion)
      let service: 'file storage' | 'database' = 'database'
      try {
        const uploader = filesCaller(response).id
        const upload = await continueFileUpload(filesDatabase(), { ...request.params, uploader })
        if (!upload) return sendUploadEnded(response)
        service = 'file storage'
        await step(upload, request, response)
      } catch (error) {
        // A client that has gone goes on later.
        if (!response.destroyed) sendUnavailable(response, service, error)
      }
    })

/** Says how much of a file is stored. Makes its version, if that was not possible when its last part arrived. */
export const sendUploadOffset = goOn(async ({ bytes, storage_upload, is_stored }, { params }, response) => {
  const offset = is_stored ? bytes : await countStoredBytes(storage_upload)
  // Storage may forget an upload that is complete.
  const isComplete = offset === undefined || offset === bytes
  if (!is_stored && isComplete && !(await completeUpload(params, bytes))) return sendUploadEnded(response)
  response.set({ 'Upload-Offset': String(offset ?? bytes), 'Upload-Length': String(bytes) }).end()
})

/** Stores a part of a file, and makes the version with the last one. */
export const storePart = goOn(async ({ bytes, storage_upload, is_stored }, request, response) => {
  const part = readPart(request)
  if (!part || part.offset + part.bytes > bytes) {
    return sendFileError(response, 400, 'This part of the file cannot be read. Please add the file once more.')
  }
  const { status, offset } = is_stored ? { status: 204, offset: bytes } : await sendPart(storage_upload, part, request)
  if (status === 409 || status === 423) {
    return sendFileError(response, status, 'Another part of this file is being stored. Please try again.')
  }
  if (status === 404 || status === 410) return sendUploadEnded(response)
  if (offset === undefined) throw new Error(`Storage responded with ${status}`)
  if (!is_stored && offset === bytes && !(await completeUpload(request.params, bytes))) return sendUploadEnded(response)
  response.status(204).set('Upload-Offset', String(offset)).end()
})

/** Removes an upload that has not ended. */
export const cancelUploadInParts = goOn(async ({ storage_upload, is_stored }, { params }, response) => {
  const isRemoved = !is_stored && (await cancelUpload(params.upload))
  response.status(204).end()
  if (isRemoved) await Promise.all([removeStorageUpload(storage_upload), discardObject(uploadPath(params))])
})

/** Where a part belongs and how large it is; undefined when the request does not say so as TUS has it. */
function readPart(request: Request) {
  const [offset = '', bytes = ''] = ['Upload-Offset', 'Content-Length'].map((name) => request.get(name))
  const isPart = request.get('Content-Type') === 'application/offset+octet-stream' && !request.get('Content-Encoding')
  if (!isPart || ![offset, bytes].every((text) => /^\d{1,15}$/.test(text))) return undefined
  return { offset: Number(offset), bytes: Number(bytes) }
}
