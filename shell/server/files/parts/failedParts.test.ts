/** @jest-environment node */
import { readError, upload } from '../projectFiles.testing.ts'
import { ended, offsetOf, startUploadsInParts, storageDown } from './uploadInParts.testing.ts'

let files: Awaited<ReturnType<typeof startUploadsInParts>>

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  files = await startUploadsInParts()
})
afterEach(async () => {
  await files.stop()
  jest.restoreAllMocks()
})

describe('an upload in parts survives [ROOM-39]', () => {
  it('a database that fails after the last part: the next request makes the version', async () => {
    await files.begin(5)
    const { finish_file_upload } = files.answers
    files.answers.finish_file_upload = { status: 500, body: { message: 'down' } }
    expect(await readError(await files.sendPart(0, 'Hello'))).toEqual(storageDown)
    expect((await files.send('HEAD')).status).toBe(503)
    files.answers.finish_file_upload = finish_file_upload!
    expect(offsetOf(await files.send('HEAD'))).toEqual([200, '5'])
    expect(files.calledFunctions()).not.toContain('cancel_file_upload')
  })

  it('a Storage that fails in between', async () => {
    await files.begin(5)
    Object.assign(files.resumable.failures, { PATCH: 500, HEAD: 500 })
    expect(await readError(await files.sendPart(0, 'Hello'))).toEqual(storageDown)
    expect((await files.send('HEAD')).status).toBe(503)
    Object.assign(files.resumable.failures, { PATCH: 0, HEAD: 0 })
    expect(offsetOf(await files.sendPart(0, 'Hello'))).toEqual([204, '5'])
  })

  it('a Storage that forgets it when it is complete', async () => {
    await files.begin(5)
    files.answers.finish_file_upload = 'break'
    await files.sendPart(0, 'Hello')
    files.resumable.uploads.clear()
    files.answers.finish_file_upload = { body: true }
    expect(offsetOf(await files.send('HEAD'))).toEqual([200, '5'])
  })
})

it('an upload in parts that Storage has lost is removed, so that the next attempt starts over [ROOM-39]', async () => {
  await files.begin(12)
  files.resumable.uploads.clear()
  expect(await readError(await files.sendPart(0, 'Hello'))).toEqual(ended)
  expect((await files.send('HEAD')).status).toBe(404)
  expect(files.callsOf('cancel_file_upload')).toEqual([{ upload }])
})

it('an upload in parts that Storage does not begin leaves nothing [ROOM-39]', async () => {
  files.resumable.failures.POST = 413
  expect(await readError(await files.begin(12))).toEqual(storageDown)
  expect(files.callsOf('cancel_file_upload')).toEqual([{ upload }])
})
