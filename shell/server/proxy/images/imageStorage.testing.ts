import { createServer } from 'node:http'
import express, { type RequestHandler } from 'express'
import { closeServers, listen } from '../../http/listen.testing.ts'
import { createFakeImageStorage, type FakeResponses, type ReceivedRequest } from './fakeImageStorage.testing.ts'

export const adminHeaders = { apikey: 'key', Authorization: 'Bearer admin' }

/** The name of an image as an upload generates it. */
export const imageName = (extension = 'png') => `0f8fad5b-d9cb-469f-a165-70867728950e.${extension}`

/**
 * Starts the routes of images, with an empty cache and no requests counted, in front of a fake that holds one image.
 * `before` handles every request first.
 */
export async function startImageStorage(before?: RequestHandler) {
  const received: ReceivedRequest[] = []
  const fake: FakeResponses = {
    uploadResponse: { status: 200, body: { Key: 'media/x' } },
    deletionResponse: { status: 200, body: [] },
  }
  const imagePath = `/storage/v1/object/public/media/${imageName()}`
  const upstream = createFakeImageStorage(received, imagePath, fake)
  process.env.SUPABASE_URL = await listen(upstream)
  const routes = express().set('trust proxy', 1)
  if (before) routes.use(before)
  await jest.isolateModulesAsync(async () => {
    routes.use('/storage', (await import('./imageStorage.ts')).imageStorage())
  })
  const app = createServer(routes)
  const baseUrl = await listen(app)
  return { baseUrl, fake, received, upstream, stop: () => closeServers(app, upstream) }
}
