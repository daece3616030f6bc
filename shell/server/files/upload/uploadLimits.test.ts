/** @jest-environment node */
import {
  beginUpload,
  type ProjectFiles,
  readError,
  startProjectFiles,
  until,
  uploadTo,
} from '../projectFiles.testing.ts'

let files: ProjectFiles
afterEach(() => files.stop())

const from = (client: number) => ({ 'X-Forwarded-For': `203.0.113.${client}` })
const busy = [503, 'Many files are being uploaded right now. Please try again in a few seconds.']

const beginUploads = async (addresses: number[]) => {
  const countBegun = () => files.calledFunctions().filter((name) => name === 'begin_file_upload').length
  const before = countBegun()
  const requests = addresses.map((address) => beginUpload(files, from(address), crypto.randomUUID()))
  await until(() => countBegun() === before + addresses.length)
  return requests
}

it('accepts 24 concurrent uploads, and four of one address [ROOM-35]', async () => {
  files = await startProjectFiles({ FORTNIGHT_FILE_UPLOADS_PER_MINUTE: '100000' })
  const pending = await beginUploads([1, 1, 1, 1])
  expect(await readError(await uploadTo(files, 'x', undefined, from(1)))).toEqual(busy)
  expect((await uploadTo(files, 'x', undefined, from(2))).status).toBe(201)
  pending.push(...(await beginUploads([3, 4, 5, 6, 7].flatMap((address) => [address, address, address, address]))))
  expect(await readError(await uploadTo(files, 'x', undefined, from(9)))).toEqual(busy)
  for (const request of pending) request.destroy()
  while (!(await uploadTo(files, 'x', undefined, from(9))).ok);
})

it('accepts a number of uploads in a minute, of an address and of an account [ROOM-35]', async () => {
  files = await startProjectFiles({ FORTNIGHT_FILE_UPLOADS_PER_MINUTE: '2' })
  const statuses = async (addresses: number[]) => {
    const found: number[] = []
    for (const address of addresses) found.push((await uploadTo(files, 'x', undefined, from(address))).status)
    return found
  }
  expect(await statuses([1, 2, 3])).toEqual([201, 201, 429])
  files.answers.own_account = { body: [{ id: 'another' }] }
  expect(await statuses([1, 1])).toEqual([201, 429])
})

it('says how large files may be and whether they are scanned [ROOM-30]', async () => {
  const env = {
    FORTNIGHT_MAX_FILE_MB: '2',
    FORTNIGHT_MAX_PROJECT_FILES_MB: '3',
    FILE_SCAN_URL: 'http://localhost/scan',
  }
  files = await startProjectFiles(env)
  expect(await (await fetch(`${files.baseUrl}/limits`)).json()).toEqual({
    ...{ maxFileBytes: 2 * 1024 * 1024, maxProjectBytes: 3 * 1024 * 1024, isScanned: true },
  })
  expect(await readError(await uploadTo(files, 'x'.repeat(2 * 1024 * 1024 + 1)))).toEqual([
    413,
    'This file is too large. The limit is 2 MB.',
  ])
})

it('offers no files without the secret key', async () => {
  files = await startProjectFiles({ SUPABASE_SECRET_KEY: '' })
  const off = { code: 'files_off', message: 'Files are not available on this server.' }
  for (const path of ['limits', 'open/x/y', 'export']) {
    const response = await fetch(`${files.baseUrl}/${path}`)
    expect([response.status, await response.json()]).toEqual([503, off])
  }
  expect((await uploadTo(files, 'x')).status).toBe(503)
})

it('has nothing at any other address', async () => {
  files = await startProjectFiles()
  for (const path of ['', 'nothing', 'x/y']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await fetch(`${files.baseUrl}/${path}`, { method })).status).toBe(404)
    }
  }
})
