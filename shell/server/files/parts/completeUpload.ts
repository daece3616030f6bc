import { finishFileUpload } from '@fortnight/supabase/server/projectFiles'
import { filesDatabase } from '../filesCaller.ts'
import { scanSoon } from '../scanFiles.ts'
import { openObject } from '../storedObjects.ts'
import { cancelUpload, discardObject, readContent, type UploadParams, uploadPath } from '../upload/uploadSteps.ts'

/**
 * Makes a version of an upload whose parts are all stored. They may have passed through several servers, so their content
 * is read once more. Returns false when the upload is gone or not complete, and then removes the rest of it; throws when
 * that cannot be known. Doing it twice makes one version.
 */
export async function completeUpload(params: UploadParams, bytes: number) {
  const object = await openObject(uploadPath(params))
  const content = readContent()
  let storedBytes = 0
  if (object) {
    for await (const chunk of object.content as AsyncIterable<Buffer>) {
      storedBytes += chunk.length
      content.read(chunk)
    }
  }
  if (storedBytes !== bytes) {
    if (await cancelUpload(params.upload)) await discardObject(uploadPath(params))
    return false
  }
  const isStored = await finishFileUpload(filesDatabase(), params.upload, content.finish())
  if (isStored) scanSoon()
  return isStored
}
