/** @jest-environment node */
import { adminHeaders, imageName, startImageStorage } from './imageStorage.testing.ts'

let storage: Awaited<ReturnType<typeof startImageStorage>>
beforeEach(async () => (storage = await startImageStorage()))
afterEach(() => storage.stop())

const deleteImages = (body: unknown, headers: Record<string, string> = adminHeaders) =>
  fetch(`${storage.baseUrl}/storage/v1/object/media`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('a deletion of images', () => {
  it('is forwarded with the authorization of its sender and lists what was deleted [ADMIN-IMG-3]', async () => {
    storage.fake.deletionResponse = { status: 200, body: [{ name: imageName(), owner: 'a1' }] }
    const prefixes = [imageName(), imageName('webp')]
    const response = await deleteImages({ prefixes })
    expect([response.status, await response.json()]).toEqual([200, [{ name: imageName() }]])
    expect(storage.received).toEqual([
      {
        line: 'DELETE /storage/v1/object/media',
        type: 'application/json',
        body: Buffer.from(JSON.stringify({ prefixes })),
        key: 'key',
        token: 'Bearer admin',
      },
    ])
  })

  it('removes cached images', async () => {
    const requestImage = () => fetch(`${storage.baseUrl}/storage/v1/object/public/media/${imageName()}`)
    await requestImage()
    await requestImage()
    expect(storage.received).toHaveLength(1)
    storage.fake.deletionResponse = { status: 200, body: [{ name: imageName() }] }
    await deleteImages({ prefixes: [imageName()] })
    await requestImage()
    expect(storage.received).toHaveLength(3)
  })

  it.each([
    {},
    { prefixes: [] },
    { prefixes: [''] },
    { prefixes: ['../secret'] },
    { prefixes: [imageName('svg')] },
    { prefixes: [7] },
    { prefixes: Array.from({ length: 101 }, () => imageName()) },
  ])('is rejected unless it names 1 to 100 images', async (body) => {
    const response = await deleteImages(body)
    expect([response.status, await response.json()]).toEqual([
      400,
      { statusCode: '400', message: 'Name 1 to 100 images.' },
    ])
    expect(storage.received).toEqual([])
  })

  it('is rejected without JSON and without a session', async () => {
    expect((await deleteImages('{')).status).toBe(400)
    expect((await deleteImages({ prefixes: [imageName()] }, { apikey: 'key' })).status).toBe(401)
    expect(storage.received).toEqual([])
  })

  it('fails with a message when the storage fails', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    storage.fake.deletionResponse = { status: 500, body: {} }
    expect((await deleteImages({ prefixes: [imageName()] })).status).toBe(503)
    consoleError.mockRestore()
  })
})
