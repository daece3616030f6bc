import { connect } from '@fortnight/supabase/client'
import { uploadProjectFile } from './uploadFile.ts'

class FakeRequest extends EventTarget {
  upload = { onprogress: (_event: { loaded: number; total: number }) => {} }
  status = 201
  responseText = '{}'
  url = ''
  body: unknown
  headers: Record<string, string> = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}
  static sent = Promise.withResolvers<FakeRequest>()
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: unknown) {
    this.body = body
    FakeRequest.sent.resolve(this)
  }
  abort() {
    this.onabort()
  }
}

const { XMLHttpRequest: original } = globalThis
beforeAll(() => {
  connect({ url: 'http://localhost', key: 'key' })
  globalThis.XMLHttpRequest = FakeRequest as never
})
afterAll(() => void (globalThis.XMLHttpRequest = original))
beforeEach(() => void (FakeRequest.sent = Promise.withResolvers()))

const file = new File(['Plan'], 'Plan “A”.txt')

function start(signal = new AbortController().signal) {
  const progress: number[] = []
  const upload = {
    project: 'p',
    id: 'u',
    file,
    note: 'First',
    signal,
    onProgress: (part: number) => progress.push(part),
  }
  return { progress, outcome: uploadProjectFile(upload) }
}

describe('the upload of a file in the browser [ROOM-38]', () => {
  it('sends it to this site with its name, and reports its progress', async () => {
    const { progress, outcome } = start()
    const request = await FakeRequest.sent.promise
    expect([request.url, request.body, request.headers]).toEqual([
      `${location.origin}/project-files/p/u?name=Plan+%E2%80%9CA%E2%80%9D.txt&note=First`,
      file,
      { apikey: 'key' },
    ])
    request.upload.onprogress({ loaded: 1, total: 4 })
    request.onload()
    await outcome
    expect(progress).toEqual([0.25])
  })

  it('is cancelled by its signal, also before it begins', async () => {
    const controller = new AbortController()
    const { outcome } = start(controller.signal)
    await FakeRequest.sent.promise
    controller.abort()
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
    await expect(start(controller.signal).outcome).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('fails with the sentence of the server, or with one about the connection', async () => {
    const rejected = start()
    const request = await FakeRequest.sent.promise
    Object.assign(request, { status: 413, responseText: '{"message":"This file is too large."}' })
    request.onload()
    await expect(rejected.outcome).rejects.toMatchObject({ status: 413, message: 'This file is too large.' })
    FakeRequest.sent = Promise.withResolvers()
    const broken = start()
    ;(await FakeRequest.sent.promise).onerror()
    await expect(broken.outcome).rejects.toThrow('The server could not be reached.')
  })
})
