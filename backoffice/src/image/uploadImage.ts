import { mutationOptions, type QueryClient } from '@fortnight/shared-ui/query'
import { uploadImage } from '@fortnight/supabase/images/uploadImage'
import { prepareImage } from './prepareImage.ts'

const mutationKey = ['image uploads']

/** Stores a file that somebody has chosen; gives the address of the image. */
export const uploadImage = () =>
  mutationOptions({ mutationKey, mutationFn: async (file: File) => uploadImage(await prepareImage(file)) })

/** Whether a form would be saved without an image that is on its way. */
export const hasPendingUploads = (client: QueryClient) => client.isMutating({ mutationKey }) > 0

/** What to say then. */
export const pendingUploadMessage = 'An image is still being uploaded. Please save again in a moment.'
