import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { restRequestTimeoutMs } from '../core/timeouts.ts'
import { fetchImageRows, imagesKey } from './adminQueries.ts'
import { maxImagesPerDeletion } from './limits.ts'
import { storageRequest } from './storageRequest.ts'

const refetchLists = {
  onSettled: (
    _result: unknown,
    _error: unknown,
    _names: unknown,
    _onMutateResult: unknown,
    context: { client: QueryClient },
  ) => context.client.invalidateQueries({ queryKey: imagesKey }),
}

/** Deletes an image for good; fails when something uses it by now. */
export const deleteImage = () =>
  mutationOptions({
    mutationFn: async (name: string) => {
      if ((await deleteImages([name])) === 0) throw new Error('This image is in use or no longer exists.')
    },
    ...refetchLists,
  })

/** Deletes all unused images except the new ones for good; resolves to how many. */
export const deleteUnusedImages = () =>
  mutationOptions({
    mutationFn: async () => {
      for (let count = 0; ;) {
        const unused = await fetchImageRows({ q: '', state: 'unused', page: 1 }, maxImagesPerDeletion)
        const deleted = unused.length && (await deleteImages(unused.map(({ name }) => name)))
        if (deleted === 0) return count
        count += deleted
      }
    },
    ...refetchLists,
  })

/** Row-level security skips images that are in use; returns how many were deleted. */
async function deleteImages(names: string[]) {
  const body = JSON.stringify({ prefixes: names })
  const request = { method: 'DELETE', type: 'application/json', body, timeoutMs: restRequestTimeoutMs } as const
  const response = await storageRequest('', request)
  if (!response.ok) throw new Error(`Storage responded with ${response.status}`)
  return ((await response.json()) as unknown[]).length
}
