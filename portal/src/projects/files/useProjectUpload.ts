import { useQueryClient } from '@fortnight/shared-ui/query'
import type { UploadFile } from '@fortnight/shared-ui/room/composer/useUploads'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { filesKey } from '@fortnight/supabase/files/filesKey'
import { uploadProjectFile } from '@fortnight/supabase/files/uploadFile'

/** A function that uploads a file to a project and refetches its files. */
export function useProjectUpload(project: string): UploadFile {
  const queryClient = useQueryClient()
  return async (upload) => {
    try {
      await uploadProjectFile({ project, ...upload })
    } catch (error) {
      throw new Error(errorMessageFor(error, 'This file could not be uploaded.'), { cause: error })
    }
    await queryClient.invalidateQueries({ queryKey: [...filesKey, project] })
  }
}
