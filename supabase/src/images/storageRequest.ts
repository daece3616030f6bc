import { accessToken, auth, connected } from '@fortnight/supabase/client'

type StorageRequest = { method: 'POST' | 'DELETE'; type: string; body: BodyInit; timeoutMs: number }

/** Sends a request about the bucket of images, or about one of them, as the signed-in user. */
export async function storageRequest(path: string, { method, type, body, timeoutMs }: StorageRequest) {
  const { url, key } = connected()
  const signal = AbortSignal.timeout(timeoutMs)
  await auth()
  const token = await accessToken(signal)
  return fetch(`${url}/storage/v1/object/media${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token && { Authorization: `Bearer ${token}` }),
      'Content-Type': type,
      ...(method === 'POST' && { 'Cache-Control': 'max-age=31536000' }),
    },
    body,
    signal,
  })
}
