import { useUploads } from '../../room/composer/useUploads.ts'
import type { CarriedFile } from '../../room/roomRecords.ts'
import type { AcceptanceFiles } from '../acceptanceRecords.ts'

/** Uploads of a form; each file is attached with `onStored` once the project has it. */
export function useAttachments(
  { upload, maxFileBytes }: AcceptanceFiles,
  createId: () => string,
  onStored: (file: CarriedFile) => void,
) {
  return useUploads({
    upload: async (parameters) => {
      await upload?.(parameters)
      onStored({ id: parameters.id, name: parameters.file.name, bytes: parameters.file.size })
    },
    ...{ createId, maxFileBytes, dropsDone: true },
  })
}

/** State of the uploads of a form. */
export type Attachments = ReturnType<typeof useAttachments>
