/** @jest-environment node */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  beginUpload,
  objectPath,
  project,
  type ProjectFiles,
  readError,
  startProjectFiles,
  until,
  upload,
  uploadTo,
} from '../projectFiles.testing.ts'

let files: ProjectFiles
let consoleError: jest.SpyInstance

beforeEach(async () => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  files = await startProjectFiles()
})
afterEach(async () => {
  await files.stop()
  consoleError.mockRestore()
})

const callOf = (name: string) => files.calls.find((call) => call.name === name)

describe('the upload of a file', () => {
  it('passes its bytes on to Storage with the secret key, and makes a version of them [ROOM-30]', async () => {
    const text = 'Hello, '.repeat(100_000)
    const response = await uploadTo(files, text, 'name=Re%CC%81sume%CC%81.txt&note=%20First%20')
    expect([response.status, await response.json()]).toEqual([201, {}])
    expect(files.objects.get(objectPath)?.toString()).toBe(text)
    expect(callOf('begin_file_upload')).toMatchObject({
      body: {
        ...{ project, upload, name: 'Résumé.txt', note: 'First', bytes: text.length },
        ...{ max_file_bytes: 25 * 1024 * 1024, max_project_bytes: 500 * 1024 * 1024 },
      },
    })
    const sha256 = createHash('sha256').update(text).digest('hex')
    expect(callOf('finish_file_upload')).toMatchObject({
      body: { upload, mime_type: 'text/plain', sha256, scan_state: 'unscanned' },
    })
  })

  it('that is stored already is accepted without storing it again [ROOM-26]', async () => {
    files.answers.begin_file_upload = { body: false }
    expect((await uploadTo(files, 'Hello')).status).toBe(201)
    expect([files.objects.size, files.calledFunctions()]).toEqual([0, ['own_account', 'begin_file_upload']])
  })

  it.each([
    ['', 'name=a', [422, 'This file is empty.']],
    ['x', 'note=a', [400, 'A file name has 1 to 200 characters and no slashes.']],
    ['x', 'name=..', [400, 'A file name has 1 to 200 characters and no slashes.']],
    ['x', 'name=a%2Fb', [400, 'A file name has 1 to 200 characters and no slashes.']],
    ['x', 'name=a%0Ab', [400, 'A file name has 1 to 200 characters and no slashes.']],
    ['x', `name=${'a'.repeat(201)}`, [400, 'A file name has 1 to 200 characters and no slashes.']],
    ['x', `name=a&note=${'a'.repeat(501)}`, [400, 'A note has at most 500 characters.']],
    ['x'.repeat(25 * 1024 * 1024 + 1), 'name=a', [413, 'This file is too large. The limit is 25 MB.']],
  ])('is rejected with a sentence before anything is stored [ROOM-30]', async (body, query, error) => {
    expect(await readError(await uploadTo(files, body, query))).toEqual(error)
    expect(files.calledFunctions()).not.toContain('begin_file_upload')
  })

  it('keeps no characters that turn the end of a name around', async () => {
    await uploadTo(files, 'x', 'name=cv%E2%80%AEfdp.exe')
    expect(callOf('begin_file_upload')).toMatchObject({ body: { name: 'cvfdp.exe' } })
  })

  it('is rejected without a declared length', async () => {
    const body = new Blob(['x']).stream()
    const init = { method: 'POST', headers: { apikey: 'key', Authorization: 'Bearer x' }, body, duplex: 'half' }
    files.answers.own_account = { body: [{ id: 'x' }] }
    const response = await fetch(`${files.baseUrl}/${project}/${upload}?name=a`, init)
    expect(response.status).toBe(411)
  })

  it('is rejected without a session, and without a key or token [ROOM-33]', async () => {
    files.answers.own_account = { body: [] }
    const sentence = [401, 'Your session has expired. Please sign in again.']
    expect(await readError(await uploadTo(files, 'x'))).toEqual(sentence)
    files.answers.own_account = { status: 401, body: {} }
    expect(await readError(await uploadTo(files, 'x'))).toEqual(sentence)
    expect(await readError(await uploadTo(files, 'x', 'name=a', { apikey: '' }))).toEqual(sentence)
    expect(files.objects.size).toBe(0)
  })

  it.each([
    ['PT404', 404, 'There is no such project.'],
    ['PT409', 409, 'This project was deleted. Restore it to add files.'],
    ['PT413', 413, 'The files of a project may have 500 MB in all. 3 MB are left.'],
  ])('is rejected with the sentence of the database: %s [ROOM-30]', async (code, status, message) => {
    files.answers.begin_file_upload = { status, body: { code, message } }
    expect(await readError(await uploadTo(files, 'x'))).toEqual([status, message])
    expect(files.objects.size).toBe(0)
  })
})

const storageDown = [503, 'The file storage is not responding. Please try again.']
const databaseDown = [503, 'The database is not responding. Please try again.']

describe('an upload that fails leaves nothing [ROOM-32]', () => {
  const expectNothingStored = async () => {
    await until(() => files.objects.size === 0)
    expect(files.objects.size).toBe(0)
  }

  it('when its client goes away', async () => {
    const request = beginUpload(files)
    await until(() => files.calledFunctions().includes('begin_file_upload') && files.sockets.length > 2)
    request.destroy()
    await until(() => files.calledFunctions().includes('cancel_file_upload'))
    expect(files.calledFunctions()).not.toContain('finish_file_upload')
    await expectNothingStored()
  })

  it.each(['break', 500, 413] as const)('when Storage fails: %s', async (failure) => {
    files.storage.write = failure
    const response = await uploadTo(files, 'x'.repeat(1024 * 1024))
    expect([await readError(response), response.headers.get('Retry-After')]).toEqual([storageDown, '5'])
    expect(files.calledFunctions()).toContain('cancel_file_upload')
    await expectNothingStored()
  })

  it('when Storage rejects it at once, although browsers read no response before they have sent everything', async () => {
    files.storage.write = 413
    const bytes = 20 * 1024 * 1024
    const request = beginUpload(files, { 'Content-Length': String(bytes) })
    const sent = once(request, 'finish')
    request.end(Buffer.alloc(bytes - 1))
    await sent
    await expectNothingStored()
  })

  it('when the database makes no version of it, and its object is removed at once', async () => {
    files.answers.finish_file_upload = { status: 500, body: { message: 'down' } }
    expect(await readError(await uploadTo(files, 'x'))).toEqual(databaseDown)
    await expectNothingStored()
  })

  it('when the database cannot begin it, or does not say who the caller is', async () => {
    files.answers.begin_file_upload = { status: 500, body: { message: 'down' } }
    expect(await readError(await uploadTo(files, 'x'))).toEqual(databaseDown)
    files.answers.own_account = 'break'
    expect(await readError(await uploadTo(files, 'x'))).toEqual(databaseDown)
    await expectNothingStored()
  })
})

it('keeps the object of an upload that the database has finished although it did not say so [ROOM-32]', async () => {
  Object.assign(files.answers, { finish_file_upload: 'break', cancel_file_upload: { body: false } })
  expect(await readError(await uploadTo(files, 'x'))).toEqual(databaseDown)
  expect([...files.objects.keys()]).toEqual([objectPath])
})

it('says when it was removed in the meantime, and leaves its object to whoever did that [ROOM-32]', async () => {
  files.answers.finish_file_upload = { body: false }
  expect((await uploadTo(files, 'x')).status).toBe(409)
  expect(files.calledFunctions()).not.toContain('cancel_file_upload')
})

it('takes the place of an earlier attempt that still seems to run [ROOM-26, ROOM-32]', async () => {
  beginUpload(files)
  await until(() => files.calledFunctions().includes('begin_file_upload'))
  expect((await uploadTo(files, 'The file')).status).toBe(201)
  expect(files.objects.get(objectPath)?.toString()).toBe('The file')
  const [begin, cancel, finish] = ['begin_file_upload', 'cancel_file_upload', 'finish_file_upload']
  expect(files.calledFunctions().filter((name) => name !== 'own_account')).toEqual([begin, cancel, begin, finish])
})
