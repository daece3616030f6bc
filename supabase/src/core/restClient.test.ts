import { rejectOnAbort } from './rejectOnAbort.ts'
import { createRestClient } from './restClient.ts'

type GetAccessToken = Parameters<typeof createRestClient>[2]

const unreachable = 'The server could not be reached. Check your connection and try again.'
const tooSlow = 'The server took too long to respond. Please try again.'

const fetchFaqs = (getAccessToken: GetAccessToken = () => Promise.resolve(undefined)) =>
  createRestClient('http://localhost', 'test', getAccessToken).from('faqs').select('id').throwOnError()

describe('a request whose access token cannot be renewed', () => {
  beforeEach(() => {
    globalThis.fetch = () => Promise.reject(new Error('A request was sent without a token.'))
  })

  it('times out with a sentence when the renewal hangs', async () => {
    const hangingRenewal = (signal?: AbortSignal | null) => rejectOnAbort(new Promise<never>(() => undefined), signal)
    await expect(fetchFaqs(hangingRenewal)).rejects.toThrow(tooSlow)
  })

  it('fails instead of being sent as the request of a visitor', async () => {
    const failure = Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError' })
    await expect(fetchFaqs(() => Promise.reject(failure))).rejects.toThrow(unreachable)
  })
})

describe('a request without a response', () => {
  it('rejects with a readable sentence, whatever the browser calls the error', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Load failed'))
    await expect(fetchFaqs()).rejects.toThrow(unreachable)
  })

  it('times out with a readable sentence', async () => {
    globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    await expect(fetchFaqs()).rejects.toThrow(tooSlow)
  })
})

describe('a request that is not allowed', () => {
  const respondWith = (status: number) => {
    globalThis.fetch = () => Promise.resolve(Response.json({ message: 'Not allowed' }, { status }))
  }
  const fetchWithToken = async (token: string | undefined) => {
    const onRejected = jest.fn(() => Promise.resolve())
    const client = createRestClient('http://localhost', 'test', () => Promise.resolve(token), { onRejected })
    await client.from('faqs').select('id')
    return onRejected
  }

  it.each([401, 403])('with status %s reports that its session may be revoked [AUTH-7]', async (status) => {
    respondWith(status)
    expect(await fetchWithToken('a.b.c')).toHaveBeenCalledTimes(1)
  })

  it('reports nothing for a visitor, or for another error', async () => {
    respondWith(403)
    expect(await fetchWithToken(undefined)).not.toHaveBeenCalled()
    respondWith(409)
    expect(await fetchWithToken('a.b.c')).not.toHaveBeenCalled()
  })
})
