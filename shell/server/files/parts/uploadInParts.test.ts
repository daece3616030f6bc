/** @jest-environment node */
import { createHash } from 'node:crypto'
import { objectPath, project, readError, until, upload, uploadTo } from '../projectFiles.testing.ts'
import { ended, offsetOf, partAt, startUploadsInParts } from './uploadInParts.testing.ts'

let files: Awaited<ReturnType<typeof startUploadsInParts>>

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  files = await startUploadsInParts()
})
afterEach(async () => {
  await files.stop()
  jest.restoreAllMocks()
})

describe('an upload in parts [ROOM-39]', () => {
  it('passes each part on and makes a version with the last one', async () => {
    const begun = await files.begin(12)
    expect([begun.status, begun.headers.get('Location')]).toEqual([201, `/project-files/${objectPath}`])
    expect(files.callsOf('begin_file_upload')).toMatchObject([{ project, upload, name: 'Plan.txt', bytes: 12 }])
    expect(files.callsOf('set_storage_upload')).toEqual([{ upload, storage_upload: 'upload-1' }])
    expect(offsetOf(await files.sendPart(0, 'Hello '))).toEqual([204, '6'])
    expect(files.calledFunctions()).not.toContain('finish_file_upload')
    expect(offsetOf(await files.sendPart(6, 'world!'))).toEqual([204, '12'])
    expect(files.objects.get(objectPath)?.toString()).toBe('Hello world!')
    const sha256 = createHash('sha256').update('Hello world!').digest('hex')
    expect(files.callsOf('finish_file_upload')).toEqual([
      { upload, mime_type: 'text/plain', sha256, scan_state: 'unscanned' },
    ])
    expect(files.callsOf('continue_file_upload')[0]).toEqual({
      ...{ project, upload, uploader: '00000000-0000-4000-8000-000000000701' },
    })
  })

  it('goes on where a broken connection has ended, and sends only the rest', async () => {
    await files.begin(12)
    await files.sendBrokenPart(0, 12, 'Hello')
    const response = await files.send('HEAD')
    expect([...offsetOf(response), response.headers.get('Upload-Length')]).toEqual([200, '5', '12'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(files.calledFunctions()).not.toContain('cancel_file_upload')
    expect(offsetOf(await files.sendPart(5, ' world!'))).toEqual([204, '12'])
    expect(files.objects.get(objectPath)?.toString()).toBe('Hello world!')
  })

  it('takes no part twice and none of another place', async () => {
    await files.begin(12)
    await files.sendPart(0, 'Hello ')
    for (const offset of [0, 7]) {
      const error = [409, 'Another part of this file is being stored. Please try again.']
      expect(await readError(await files.sendPart(offset, 'Hello'))).toEqual(error)
    }
    expect(files.resumable.uploads.get('upload-1')?.stored.toString()).toBe('Hello ')
  })

  it('decides the type by the whole content', async () => {
    await files.begin(28)
    await files.sendPart(0, '<!doctype html><scr')
    await files.sendPart(19, 'ipt></sc>')
    expect(files.callsOf('finish_file_upload')).toMatchObject([{ mime_type: 'application/octet-stream' }])
  })

  it.each<[string, Record<string, string>, string]>([
    ['of another type', { 'Content-Type': 'text/plain' }, 'x'],
    ['without a place', { 'Upload-Offset': '' }, 'x'],
    ['that is compressed', { 'Content-Encoding': 'gzip' }, 'x'],
    ['beyond the end', {}, 'x'.repeat(13)],
  ])('rejects a part %s', async (_kind, headers, body) => {
    await files.begin(12)
    const error = [400, 'This part of the file cannot be read. Please add the file once more.']
    expect(await readError(await files.send('PATCH', { ...partAt(0), ...headers }, body))).toEqual(error)
    expect(files.resumable.requests).toEqual(['POST'])
  })

  it('begins under the same limits as one in one piece [ROOM-30]', async () => {
    const tooLarge = [413, 'This file is too large. The limit is 25 MB.']
    expect(await readError(await files.begin(25 * 1024 * 1024 + 1))).toEqual(tooLarge)
    expect(await readError(await files.begin(0))).toEqual([422, 'This file is empty.'])
    files.answers.begin_file_upload = { status: 404, body: { code: 'PT404', message: 'There is no such project.' } }
    expect(await readError(await files.begin(1))).toEqual([404, 'There is no such project.'])
    expect(files.resumable.requests).toEqual([])
  })

  it('of which the database knows nothing for this person is not passed on', async () => {
    await files.begin(12)
    files.answers.continue_file_upload = { body: [] }
    expect(await readError(await files.sendPart(0, 'x'))).toEqual(ended)
    expect((await files.send('HEAD')).status).toBe(404)
    expect((await files.send('DELETE')).status).toBe(404)
    files.answers.own_account = { body: [] }
    for (const method of ['PATCH', 'HEAD', 'DELETE']) expect((await files.send(method, partAt(0))).status).toBe(401)
    expect([files.resumable.requests, files.calledFunctions().includes('cancel_file_upload')]).toEqual([
      ['POST'],
      false,
    ])
  })

  it('that is stored already is not stored again [ROOM-26]', async () => {
    files.answers.begin_file_upload = { body: false }
    expect((await files.begin(12)).status).toBe(201)
    files.answers.continue_file_upload = { body: [{ bytes: 12, storage_upload: '', is_stored: true }] }
    expect(offsetOf(await files.send('HEAD'))).toEqual([200, '12'])
    expect(offsetOf(await files.sendPart(0, 'Hello world!'))).toEqual([204, '12'])
    expect((await files.send('DELETE')).status).toBe(204)
    expect([files.resumable.requests, files.calledFunctions().includes('cancel_file_upload')]).toEqual([[], false])
  })

  it('leaves nothing when it is canceled [ROOM-32]', async () => {
    await files.begin(12)
    await files.sendPart(0, 'Hello')
    expect((await files.send('DELETE')).status).toBe(204)
    await until(() => files.resumable.uploads.size === 0)
    expect(files.callsOf('cancel_file_upload')).toEqual([{ upload }])
  })
})

it('says how large parts are, and still takes files in one piece [ROOM-39]', async () => {
  expect(await (await fetch(`${files.baseUrl}/limits`)).json()).toMatchObject({ partBytes: 6 * 1024 * 1024 })
  expect((await uploadTo(files, 'Hello')).status).toBe(201)
  expect([files.objects.size, files.resumable.requests]).toEqual([1, []])
})

it('takes no parts where Storage keeps none [ROOM-39]', async () => {
  await files.stop()
  files = await startUploadsInParts({ FORTNIGHT_RESUMABLE_UPLOADS: '' })
  expect(await (await fetch(`${files.baseUrl}/limits`)).json()).not.toHaveProperty('partBytes')
  for (const method of ['PATCH', 'HEAD', 'DELETE']) expect((await files.send(method, partAt(0))).status).toBe(404)
})
