import { sendWithProgress } from './sendWithProgress.ts'

class RecordedRequest extends EventTarget {
  static latest: RecordedRequest
  upload = {}
  status = 200
  responseText = '{}'
  abortCount = 0
  onload = () => {}
  onabort = () => {}
  onloadend = () => {}
  constructor() {
    super()
    RecordedRequest.latest = this
  }
  open() {}
  send() {}
  abort() {
    this.abortCount++
    this.onabort()
    this.onloadend()
  }
}

const { XMLHttpRequest: original } = globalThis
beforeAll(() => void (globalThis.XMLHttpRequest = RecordedRequest as never))
afterAll(() => void (globalThis.XMLHttpRequest = original))

function upload(signal: AbortSignal) {
  const response = sendWithProgress('/x', {
    method: 'POST',
    headers: {},
    body: new Blob(),
    signal,
    onProgress: () => {},
  })
  return { response, request: RecordedRequest.latest }
}

describe('an upload with progress', () => {
  it('is aborted by its signal, with the reason of the signal', async () => {
    const controller = new AbortController()
    const { response, request } = upload(controller.signal)
    controller.abort(new Error('too slow'))
    await expect(response).rejects.toThrow('too slow')
    expect(request.abortCount).toBe(1)
  })

  it('ignores its signal once it has ended', async () => {
    const controller = new AbortController()
    const { response, request } = upload(controller.signal)
    request.onload()
    request.onloadend()
    await response
    controller.abort()
    expect(request.abortCount).toBe(0)
  })
})
