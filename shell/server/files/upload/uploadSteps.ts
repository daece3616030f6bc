import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import { beginFileUpload, cancelFileUpload } from '@fortnight/supabase/server/projectFiles'
import { settings } from '../../settings.ts'
import { createTypeDetector } from '../detectFileType.ts'
import { logFailure, sendFileError, sendUnavailable } from '../fileErrors.ts'
import { filesCaller, filesDatabase } from '../filesCaller.ts'
import type { UploadedFile } from './readUploadRequest.ts'
import { removeObjects } from '../storedObjects.ts'

// What uploads in one piece and in parts have in common.

export type UploadParams = { project: string; upload: string }

/** Where the bytes of an upload are in the bucket. */
export const uploadPath = ({ project, upload }: UploadParams) => `${project}/${upload}`

/** Requests for uploads that are running, by person and id. */
const running = new Map<string, { request: Request<UploadParams>; ended: Promise<unknown> }>()

/** Does the work of a request when the one before it for the same upload has ended, and ends that one. */
export async function takeTurn(request: Request<UploadParams>, response: Response, work: () => Promise<unknown>) {
  const key = `${filesCaller(response).id} ${request.params.upload}`
  // A client that has lost its connection goes on with the same upload, maybe before this server notices.
  for (let earlier = running.get(key); earlier; earlier = running.get(key)) {
    earlier.request.destroy()
    await earlier.ended
  }
  const ended = work().finally(() => running.delete(key))
  running.set(key, { request, ended })
  await ended
}

/** Reserves the bytes of a file; false when it is stored already. Responds and returns undefined when it is refused. */
export async function beginUpload(file: UploadedFile, request: Request<UploadParams>, response: Response) {
  const { maxFileBytes, maxProjectBytes } = settings.files
  const begun = { ...file, ...request.params, uploader: filesCaller(response).id, maxFileBytes, maxProjectBytes }
  try {
    return await beginFileUpload(filesDatabase(), begun)
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    const [, status] = /^PT(4\d\d)$/.exec(code) ?? []
    if (status) sendFileError(response, Number(status), message)
    else sendUnavailable(response, 'database', error)
  }
}

/** Reads the content of a file, to say what its version consists of. */
export function readContent() {
  const detector = createTypeDetector()
  const hash = createHash('sha256')
  return {
    read: (chunk: Buffer) => {
      hash.update(chunk)
      detector.read(chunk)
    },
    /** What the database stores about all that was read. */
    finish: () =>
      ({
        mimeType: detector.finish(),
        sha256: hash.digest('hex'),
        scanState: settings.files.scanUrl ? 'pending' : 'unscanned',
      }) as const,
  }
}

/** Whether an upload was removed. If not, the database has made a version of it after all, or does not respond. */
export const cancelUpload = (upload: string) =>
  cancelFileUpload(filesDatabase(), upload).catch((error: unknown) => {
    logFailure('an upload could not be undone', error)
    return false
  })

/** Removes what an upload has stored. The database remembers the object, so the job removes it when this fails. */
export const discardObject = (path: string) =>
  removeObjects([path]).catch((error: unknown) => logFailure('an object could not be removed', error))

/** Sends that someone has removed an upload, or its project. */
export const sendUploadEnded = (response: Response, status = 404) =>
  sendFileError(response, status, 'This upload has ended in the meantime. Please try again.')
