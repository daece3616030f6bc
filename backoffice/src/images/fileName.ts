import type { UploadedImage } from '@fortnight/supabase/images/adminQueries'

/** A short name for an image: the first part of its generated name, and its extension. */
export const fileName = ({ id }: UploadedImage) => id.replace(/-.*\./, '.')
