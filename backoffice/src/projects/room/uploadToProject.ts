import type { UploadFile } from '@fortnight/shared-ui/room/composer/useUploads'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { uploadProjectFile } from '@fortnight/supabase/files/uploadFile'

/** Uploads to one project. Rejects with a sentence for the admin. `onStored` is awaited for each stored file. */
export const uploadToProject =
  (project: string, onStored: () => Promise<unknown>): UploadFile =>
  async (upload) => {
    try {
      await uploadProjectFile({ ...upload, project })
    } catch (error) {
      throw new Error(errorMessageFor(error, 'The file could not be uploaded. Please try again.'), { cause: error })
    }
    await onStored()
  }
