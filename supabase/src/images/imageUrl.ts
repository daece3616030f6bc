import { connected } from '@fortnight/supabase/client'

/**
 * The URL of an uploaded image; a path when it is on this site, so that it stays valid when the site's origin changes.
 */
export function imageUrl(name: string) {
  const { url } = connected()
  return `${url === location.origin ? '' : url}/storage/v1/object/public/media/${name}`
}
