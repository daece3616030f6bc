/** @jest-environment node */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { beginUpload, type ProjectFiles, readError, startProjectFiles, uploadTo } from './projectFiles.testing.ts'

const timeoutMs = 300
jest.mock('../limits/timeouts.ts', () => ({
  ...jest.requireActual<object>('../limits/timeouts.ts'),
  storageResponseTimeoutMs: 300,
}))

let files: ProjectFiles
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  files = await startProjectFiles()
})
afterEach(async () => {
  await files.stop()
  jest.restoreAllMocks()
})

it.each([10, 10_000_000])(
  'an upload of %d bytes to a Storage that hangs fails with a sentence, and leaves nothing [ROOM-32, ROOM-34]',
  async (bytes) => {
    files.storage.write = 'hang'
    files.storage.remove = 'hang'
    const error = [503, 'The file storage is not responding. Please try again.']
    expect(await readError(await uploadTo(files, 'x'.repeat(bytes)))).toEqual(error)
    expect(files.calledFunctions()).toContain('cancel_file_upload')
  },
)

it('an upload by a slow client is not given up [ROOM-34]', async () => {
  const request = beginUpload(files)
  for (let part = 0; part < 3; part++) {
    await wait(1.5 * timeoutMs)
    request.write('x'.repeat(33))
  }
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(201)
})

it('a Storage that hangs is noticed also after the client was slow [ROOM-34]', async () => {
  files.storage.write = 'hang'
  const request = beginUpload(files)
  await wait(1.5 * timeoutMs)
  request.write('x'.repeat(99))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(503)
})
