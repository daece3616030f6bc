import type { DetailedError, HttpRequest, UploadOptions } from 'tus-js-client'
import { mockApi } from '../core/mockApi.testing.ts'
import { uploadProjectFile } from './uploadFile.ts'

class FakeUpload {
  static created: FakeUpload[] = []
  isAborted = false
  file: File
  options: UploadOptions
  constructor(file: File, options: UploadOptions) {
    this.file = file
    this.options = options
    FakeUpload.created.push(this)
  }
  start() {
    queueMicrotask(() => FakeUpload.onStart(this))
  }
  abort() {
    this.isAborted = true
    return Promise.resolve()
  }
  static onStart: (upload: FakeUpload) => void = () => undefined
}

jest.mock('tus-js-client', () => ({ Upload: FakeUpload }))

const mb = 1024 * 1024
const file = new File([new Uint8Array(7 * mb)], 'Plan.pdf')
const fail = (status: number, body = '') =>
  Object.assign(new Error('failed'), { originalResponse: { getStatus: () => status, getBody: () => body } }) as never
const succeed = ({ options }: FakeUpload) => options.onSuccess?.(undefined as never)

beforeEach(() => {
  FakeUpload.created = []
  FakeUpload.onStart = succeed
})

function start(id: string, signal = new AbortController().signal) {
  const onProgress = jest.fn()
  return { onProgress, outcome: uploadProjectFile({ project: 'p', id, file, signal, onProgress }) }
}

const mockServer = (limits: object = { partBytes: 6 * mb }) => {
  const sent = mockApi(({ path }) => (path.endsWith('/limits') ? { body: limits } : { status: 201, body: {} }))
  return { requests: () => sent.map(({ method, path }) => `${method} ${path}`) }
}

describe('a file larger than 6 MB [ROOM-39]', () => {
  it('is sent in parts where the server takes them', async () => {
    const { requests } = mockServer()
    FakeUpload.onStart = (upload) => {
      upload.options.onProgress?.(7 * mb, 14 * mb)
      succeed(upload)
    }
    const { outcome, onProgress } = start('a')
    await outcome
    expect(requests()).toEqual(['GET /project-files/limits', 'POST /project-files/p/a'])
    const [upload] = FakeUpload.created
    expect([upload?.file, upload?.options.chunkSize]).toEqual([file, 6 * mb])
    expect(upload?.options.uploadUrl).toBe(`${location.origin}/project-files/p/a`)
    expect(onProgress).toHaveBeenCalledWith(0.5)
  })

  it('says with each part who sends it', async () => {
    mockServer()
    await start('b').outcome
    const xhr: { timeout?: number } = {}
    const headers: Record<string, string> = {}
    const setHeader = (name: string, value: string) => (headers[name] = value)
    const request = { setHeader, getUnderlyingObject: () => xhr } as unknown as HttpRequest
    await FakeUpload.created[0]?.options.onBeforeRequest?.(request)
    expect([headers, xhr.timeout]).toEqual([{ apikey: 'test' }, 660_000])
  })

  it.each([
    [undefined, true],
    [503, true],
    [409, true],
    [423, true],
    [401, false],
    [404, false],
    [429, false],
  ])('after the status %s goes on by itself: %s', async (status, isRetried) => {
    mockServer()
    await start('c').outcome
    const error = (status ? fail(status) : { originalResponse: null }) as unknown as DetailedError
    const { options } = FakeUpload.created[0]!
    expect(options.onShouldRetry?.(error, 0, options)).toBe(isRetried)
  })

  it('goes on when it is tried again, and starts over when the server has removed it', async () => {
    const { requests } = mockServer()
    const countBegun = () => requests().filter((request) => request.startsWith('POST')).length
    const failWith = (error: Error) => (FakeUpload.onStart = ({ options }) => options.onError?.(error))
    failWith(new TypeError('no connection'))
    await expect(start('d').outcome).rejects.toThrow('The server could not be reached.')
    failWith(fail(413, '{"message":"This file is too large."}'))
    await expect(start('d').outcome).rejects.toMatchObject({ status: 413, message: 'This file is too large.' })
    failWith(fail(404))
    await expect(start('d').outcome).rejects.toMatchObject({ status: 404 })
    expect(countBegun()).toBe(1)
    FakeUpload.onStart = succeed
    await start('d').outcome
    expect(countBegun()).toBe(2)
  })

  it('is removed from the server when it is canceled, also after a failure', async () => {
    const { requests } = mockServer()
    FakeUpload.onStart = () => controller.abort()
    let controller = new AbortController()
    await expect(start('e', controller.signal).outcome).rejects.toMatchObject({ name: 'AbortError' })
    expect(FakeUpload.created[0]?.isAborted).toBe(true)
    await until(() => requests().includes('DELETE /project-files/p/e'))
    FakeUpload.onStart = ({ options }) => options.onError?.(fail(401))
    controller = new AbortController()
    await expect(start('f', controller.signal).outcome).rejects.toMatchObject({ status: 401 })
    controller.abort()
    await until(() => requests().includes('DELETE /project-files/p/f'))
  })
})

async function until(hasHappened: () => boolean) {
  while (!hasHappened()) await new Promise((resolve) => setTimeout(resolve))
}
