import { createRestClient } from './restClient.ts'
import { unlessAborted } from './rejectOnAbort.ts'

const ask = (accessToken: Parameters<typeof createRestClient>[2] = async () => undefined) =>
  createRestClient('http://localhost', 'test', accessToken).from('faqs').select('id').throwOnError()

describe('a session that cannot be renewed because nobody answers', () => {
  beforeEach(() => {
    globalThis.fetch = () => Promise.reject(new Error('The database is asked all the same.'))
  })

  it('is given up after a while, in words', async () => {
    const renewing = (signal?: AbortSignal | null) => unlessAborted(new Promise<never>(() => undefined), signal)
    await expect(ask(renewing)).rejects.toThrow('The server took too long to answer. Please try again.')
  })

  it('does not make the person a visitor, who would find nothing', async () => {
    const failure = Object.assign(new Error('{}'), { name: 'AuthRetryableFetchError' })
    const sentence = 'The server could not be reached. Check your connection and try again.'
    await expect(ask(() => Promise.reject(failure))).rejects.toThrow(sentence)
  })
})

describe('an answer that never comes', () => {
  it('is explained to people, whatever the browser says about it', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Load failed'))
    await expect(ask()).rejects.toThrow('The server could not be reached. Check your connection and try again.')
  })

  it('is given up after a while, in words as well', async () => {
    globalThis.fetch = (_input, init) =>
      new Promise((_answer, giveUp) => {
        init?.signal?.addEventListener('abort', () => giveUp(init.signal?.reason as Error))
      })
    await expect(ask()).rejects.toThrow('The server took too long to answer. Please try again.')
  })
})
