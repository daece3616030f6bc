import { createRestClient } from './restClient.ts'

const ask = () =>
  createRestClient('http://localhost', 'test', async () => undefined)
    .from('faqs')
    .select('id')
    .throwOnError()

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
