/** @jest-environment node */
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import type { images } from './imageStorage.ts'
import { type Asked, imageStorage, png, type UploadAnswer } from './fakeImageStorage.testing.ts'

const account = { apikey: 'key', Authorization: 'Bearer admin' }
const name = (ending = 'png') => `0f8fad5b-d9cb-469f-a165-70867728950e.${ending}`
const publicPlace = `/storage/v1/object/public/media/${name()}`
const place = (file = name()) => `/storage/v1/object/media/${file}`
let servers: Server[] = []
let base: string
let asked: Asked[]
let uploadAnswer: UploadAnswer

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

// Every test starts with an empty memory and counts from nought.
beforeEach(async () => {
  asked = []
  uploadAnswer = { status: 200, body: { Key: 'media/x' } }
  const upstream = imageStorage(asked, publicPlace, () => uploadAnswer)
  await listen(upstream)
  process.env.SUPABASE_URL = `http://127.0.0.1:${portOf(upstream)}`
  let router: typeof images
  await jest.isolateModulesAsync(async () => {
    router = (await import('./imageStorage.ts')).images
  })
  const app = createServer(express().use('/storage', router!()))
  await listen(app)
  servers = [app, upstream]
  base = `http://127.0.0.1:${portOf(app)}`
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

const upload = (body: Buffer | string, path = place(), headers: Record<string, string> = account) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png', ...headers },
    body: new Uint8Array(Buffer.from(body)),
  })
const show = (path: string, init?: RequestInit) => fetch(`${base}/storage/v1/object/public/media/${path}`, init)
const sentence = async (answer: Response) => ((await answer.json()) as { message: string }).message

describe('an uploaded image', () => {
  it('is handed on byte by byte, in the name of whoever sends it and as what it really is', async () => {
    const answer = await upload(png, place(), { ...account, 'Content-Type': 'text/html' })
    expect([answer.status, await answer.json()]).toEqual([200, { Key: 'media/x' }])
    expect(asked).toEqual([{ ask: `POST ${place()}`, type: 'image/png', body: png, key: 'key', token: 'Bearer admin' }])
  })

  it.each([
    ['jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['webp', Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1')],
    ['avif', Buffer.from('\x00\x00\x00\x20ftypavif\x00', 'latin1')],
    ['gif', Buffer.from('GIF89a...')],
  ])('may be a %s', async (ending, bytes) => {
    expect((await upload(bytes, place(name(ending)))).status).toBe(200)
  })

  it.each<[string, string | Buffer, string]>([
    ['a text that calls itself PNG', 'Hello', 'png'],
    ['a page that calls itself PNG', '<!doctype html><script>alert(1)</script>', 'png'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'png'],
    ['a PNG that calls itself GIF', png, 'gif'],
    ['nothing', '', 'png'],
  ])('is refused when it is %s', async (_what, bytes, ending) => {
    const answer = await upload(bytes, place(name(ending)))
    expect([answer.status, await sentence(answer)]).toEqual([
      415,
      'This is not a PNG, JPEG, WebP, AVIF or GIF, or its name says another of them.',
    ])
    expect(asked).toEqual([])
  })

  it('is refused with a sentence above 5 MB, whether or not it says how large it is', async () => {
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
    const inPieces = fetch(`${base}${place()}`, {
      method: 'POST',
      headers: account,
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    for (const answer of [await upload(large), await inPieces]) {
      expect([answer.status, await sentence(answer)]).toEqual([413, 'This image is larger than 5 MB.'])
    }
    expect(asked).toEqual([])
  })

  it('is refused when it is packed, for it may unpack to anything', async () => {
    expect((await upload(png, place(), { ...account, 'Content-Encoding': 'gzip' })).status).toBe(400)
  })

  it.each<Record<string, string>>([{}, { apikey: 'key' }, { Authorization: 'Bearer admin' }])(
    'needs a key and an account: %j',
    async (headers) => {
      expect((await upload(png, place(), headers)).status).toBe(401)
      expect(asked).toEqual([])
    },
  )

  it('is for admins: what row-level security refuses is refused with a sentence', async () => {
    uploadAnswer = { status: 400, body: { statusCode: '403', message: 'new row violates row-level security policy' } }
    const answer = await upload(png)
    expect([answer.status, await sentence(answer)]).toEqual([403, 'Only admins may upload images.'])
  })

  it('waits for another minute after thirty in one', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn++) statuses.push((await upload(png)).status)
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  })

  it('fails with a sentence when the storage is broken, silent or gone', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    const gone = [503, 'The storage of images is not answering. Please try again.']
    const told = async (answer: Response) => [answer.status, await sentence(answer)]
    uploadAnswer = { status: 500, body: {} }
    expect(await told(await upload(png))).toEqual(gone)
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const waits = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200))
    servers[1]!.removeAllListeners('request')
    for (const answer of [await upload(png), await show(name())]) expect(await told(answer)).toEqual(gone)
    expect(waits.mock.calls.map(([ms]) => ms)).toEqual([7_000, 7_000])
    waits.mockRestore()
    servers[1]!.closeAllConnections()
    await new Promise((done) => servers[1]!.close(done))
    for (const answer of [await upload(png), await show(name())]) expect(await told(answer)).toEqual(gone)
    log.mockRestore()
  })
})

describe('a stored image', () => {
  it('is shown without a key, for ever, and as a picture and nothing else', async () => {
    const answer = await show(name())
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  })

  it('is asked for once, however many see it', async () => {
    await Promise.all([show(name()), show(name())])
    await show(name())
    expect(asked.map(({ ask }) => ask)).toEqual([`GET ${publicPlace}`])
  })

  it('is 404 where there is none', async () => {
    const answer = await show(name('gif'))
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  })
})

describe('everything else of the storage', () => {
  it.each([
    ['GET', '/storage/v1/bucket'],
    ['POST', '/storage/v1/bucket'],
    ['POST', '/storage/v1/object/list/media'],
    ['POST', '/storage/v1/object/sign/media/x'],
    ['DELETE', '/storage/v1/object/media'],
    ['DELETE', place()],
    ['PUT', place()],
    ['GET', place()],
    ['POST', '/storage/v1/object/other/x.png'],
    ['POST', place('holiday.png')],
    ['POST', place(name('svg'))],
    ['POST', place(`..%2F${name()}`)],
    ['GET', '/storage/v1/object/public/other/x.png'],
    ['GET', `/storage/v1/object/public/media/../../../bucket`],
    ['GET', '/storage/v1/object/public/media/..%2f..%2f..%2fbucket'],
    ['GET', '/storage/v1/object/public/media/%2e%2e'],
    ['GET', `/storage/v1/object/public/media/2025/${name()}`],
    ['GET', `/storage/v1/object/public/media//${name()}`],
    ['GET', `/storage/v1/render/image/public/media/${name()}?width=9999`],
    ['GET', '/storage/v1/s3'],
    ['GET', '/storage/'],
  ])('is not reachable: %s %s', async (method, path) => {
    // `fetch` would tidy the path up.
    const status = await new Promise((done) => {
      const { hostname, port } = new URL(base)
      ask({ hostname, port, path, method, headers: account }, (answer) => {
        answer.resume()
        done(answer.statusCode)
      }).end()
    })
    expect([status, asked]).toEqual([404, []])
  })
})
