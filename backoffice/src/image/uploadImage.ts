import { mutationOptions, type QueryClient } from '@fortnight/shared-ui/query'
import { uploadImage } from '@fortnight/supabase/images/uploadImage'
import { prepareImage } from './prepareImage.ts'

const mutationKey = ['image uploads']

/**
 * The mutation that re-encodes and stores a file that the admin has chosen. It resolves to the URL of the image.
 * `onProgress` gets the fraction that is sent, from 0 to 1.
 */
export const prepareAndUploadImage = (onProgress: (fraction: number) => void) =>
  mutationOptions({
    mutationKey,
    mutationFn: async (file: File) => {
      onProgress(0)
      return uploadImage(await prepareImage(file), onProgress)
    },
  })

/** Whether a form that is saved now would miss an image. */
export const hasPendingUploads = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey }) > 0

/** The error of a form that is saved during an upload. */
export const pendingUploadMessage = 'An image is still being uploaded. Please save again in a moment.'
