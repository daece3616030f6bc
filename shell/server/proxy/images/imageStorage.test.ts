/** @jest-environment node */
import { request as sendRequest } from 'node:http'
import { closeServers } from '../../http/listen.testing.ts'
import { upstreamTimeoutMs } from '../../limits/timeouts.ts'
import { drawImage, png, type ReceivedRequest } from './fakeImageStorage.testing.ts'
import { adminHeaders, imageName, startImageStorage } from './imageStorage.testing.ts'

const publicPath = `/storage/v1/object/public/media/${imageName()}`
const uploadPath = (file = imageName()) => `/storage/v1/object/media/${file}`
let storage: Awaited<ReturnType<typeof startImageStorage>>
let baseUrl: string
let received: ReceivedRequest[]

beforeEach(async () => {
  storage = await startImageStorage()
  ;({ baseUrl, received } = storage)
})
afterEach(() => storage.stop())

const upload = (body: Buffer | string, path = uploadPath(), headers: Record<string, string> = adminHeaders) =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', ...headers },
    body: new Uint8Array(Buffer.from(body)),
  })
const fetchImage = (path: string, init?: RequestInit) =>
  fetch(`${baseUrl}/storage/v1/object/public/media/${path}`, init)
const readMessage = async (response: Response) => ((await response.json()) as { message: string }).message
const readError = async (response: Response) => [response.status, await readMessage(response)]

describe('an upload', () => {
  it('is forwarded unchanged, with the authorization of its sender and its actual type', async () => {
    const response = await upload(png, uploadPath(), { ...adminHeaders, 'Content-Type': 'text/html' })
    expect([response.status, await response.json()]).toEqual([200, { Key: 'media/x' }])
    expect(received).toEqual([
      { line: `POST ${uploadPath()}`, type: 'image/png', body: png, key: 'key', token: 'Bearer admin' },
    ])
  })

  it.each(['jpeg', 'webp', 'avif', 'gif'] as const)('may be a %s', async (format) => {
    const image = await drawImage(3, 2, format)
    const path = uploadPath(imageName(format === 'jpeg' ? 'jpg' : format))
    expect((await upload(image, path)).status).toBe(200)
  })

  it('is rejected above 40 megapixels and when it is damaged [ADMIN-IMG-1]', async () => {
    const tooMany = [422, 'This image has more than 40 megapixels. Choose a smaller one.']
    expect(await readError(await upload(await drawImage(8000, 5001, 'png')))).toEqual(tooMany)
    const damaged = [415, 'This image cannot be read. It may be damaged.']
    expect(await readError(await upload(png.subarray(0, 12)))).toEqual(damaged)
    expect(received).toEqual([])
  })

  it.each<[string, string | Buffer, string]>([
    ['a text named .png', 'Hello', 'png'],
    ['an HTML page named .png', '<!doctype html><script>alert(1)</script>', 'png'],
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'png'],
    ['a PNG named .gif', png, 'gif'],
    ['empty', '', 'png'],
  ])('is rejected when it is %s', async (_kind, bytes, extension) => {
    const response = await upload(bytes, uploadPath(imageName(extension)))
    expect(await readError(response)).toEqual([
      415,
      'This is not a PNG, JPEG, WebP, AVIF, or GIF, or its file extension does not match.',
    ])
    expect(received).toEqual([])
  })

  it('is rejected above 5 MB, with or without a Content-Length', async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
    const streamed = fetch(`${baseUrl}${uploadPath()}`, {
      method: 'POST',
      headers: adminHeaders,
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    for (const response of [await upload(large), await streamed]) {
      expect(await readError(response)).toEqual([413, 'This image is larger than 5 MB.'])
    }
    expect(received).toEqual([])
  })

  it('is rejected when it is compressed, because its real size is unknown', async () => {
    expect((await upload(png, uploadPath(), { ...adminHeaders, 'Content-Encoding': 'gzip' })).status).toBe(400)
  })

  it.each<Record<string, string>>([{}, { apikey: 'key' }, { Authorization: 'Bearer admin' }])(
    'needs an API key and a session: %j',
    async (headers) => {
      expect((await upload(png, uploadPath(), headers)).status).toBe(401)
      expect(received).toEqual([])
    },
  )

  it('is rejected with a message when row-level security denies it', async () => {
    storage.fake.uploadResponse = {
      status: 400,
      body: { statusCode: '403', message: 'new row violates row-level security policy' },
    }
    const response = await upload(png)
    expect(await readError(response)).toEqual([403, 'Only admins may upload images.'])
  })

  it('is rejected after thirty uploads in a minute', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 31; index++) statuses.push((await upload(png)).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  })

  it('fails with a message when the storage fails, times out or is down', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const unavailable = [503, 'The image storage is not responding. Please try again.']
    storage.fake.uploadResponse = { status: 500, body: {} }
    expect(await readError(await upload(png))).toEqual(unavailable)
    const createTimeout = AbortSignal.timeout.bind(AbortSignal)
    const abortTimeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => createTimeout(200))
    storage.upstream.removeAllListeners('request')
    for (const response of [await upload(png), await fetchImage(imageName())])
      expect(await readError(response)).toEqual(unavailable)
    expect(abortTimeout.mock.calls.map(([ms]) => ms)).toEqual([upstreamTimeoutMs, upstreamTimeoutMs])
    abortTimeout.mockRestore()
    await closeServers(storage.upstream)
    for (const response of [await upload(png), await fetchImage(imageName())])
      expect(await readError(response)).toEqual(unavailable)
    consoleError.mockRestore()
  })
})

describe('a stored image', () => {
  it('is served without a key, as immutable, and without active content', async () => {
    const response = await fetchImage(imageName())
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  })

  it('is fetched once for many requests', async () => {
    await Promise.all([fetchImage(imageName()), fetchImage(imageName())])
    await fetchImage(imageName())
    expect(received.map(({ line }) => line)).toEqual([`GET ${publicPath}`])
  })

  it('is a 404 when it does not exist', async () => {
    const response = await fetchImage(imageName('gif'))
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  })
})

describe('every other path of the storage', () => {
  it.each([
    ['GET', '/storage/v1/bucket'],
    ['POST', '/storage/v1/bucket'],
    ['POST', '/storage/v1/object/list/media'],
    ['POST', '/storage/v1/object/sign/media/x'],
    ['DELETE', '/storage/v1/object/other'],
    ['DELETE', uploadPath()],
    ['PUT', uploadPath()],
    ['GET', uploadPath()],
    ['POST', '/storage/v1/object/other/x.png'],
    ['POST', uploadPath('holiday.png')],
    ['POST', uploadPath(imageName('svg'))],
    ['POST', uploadPath(`..%2F${imageName()}`)],
    ['GET', '/storage/v1/object/public/other/x.png'],
    ['GET', `/storage/v1/object/public/media/../../../bucket`],
    ['GET', '/storage/v1/object/public/media/..%2f..%2f..%2fbucket'],
    ['GET', '/storage/v1/object/public/media/%2e%2e'],
    ['GET', `/storage/v1/object/public/media/2025/${imageName()}`],
    ['GET', `/storage/v1/object/public/media//${imageName()}`],
    ['GET', `/storage/v1/render/image/public/media/${imageName()}?width=9999`],
    ['GET', '/storage/v1/s3'],
    ['GET', '/storage/'],
  ])('is not reachable: %s %s', async (method, path) => {
    // `fetch` would normalize the path.
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(baseUrl)
      sendRequest({ hostname, port, path, method, headers: adminHeaders }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect([status, received]).toEqual([404, []])
  })
})
