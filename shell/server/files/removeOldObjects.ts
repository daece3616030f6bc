import { forgetRemovedObjects, objectsToRemove } from '@fortnight/supabase/server/projectFiles'
import { filesDatabase } from './filesCaller.ts'
import { removeObjects } from './storedObjects.ts'

/**
 * Removes the bytes of deleted files and of uploads that failed, and returns how many. What Storage does not remove stays
 * in the list. Several servers may do so at once.
 */
export async function removeOldObjects() {
  for (let count = 0; ;) {
    const paths = await objectsToRemove(filesDatabase())
    if (paths.length === 0) return count
    await removeObjects(paths)
    await forgetRemovedObjects(filesDatabase(), paths)
    count += paths.length
  }
}
