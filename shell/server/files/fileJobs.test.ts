/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { closeServers, listen } from '../http/listen.testing.ts'
import { objectPath, type ProjectFiles, startProjectFiles, version } from './projectFiles.testing.ts'

let files: ProjectFiles
let scanner: Server
let scannerStatus = 200
let received: string[] = []

beforeEach(async () => {
  received = []
  scanner = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString()}`)
      response.writeHead(scannerStatus).end('{}')
    })
  })
  files = await startProjectFiles({ FILE_SCAN_URL: `${await listen(scanner)}/scan` })
  files.objects.set(objectPath, Buffer.from('Plan'))
})
afterEach(() => Promise.all([files.stop(), closeServers(scanner)]))

const callsOf = (name: string) => files.calls.filter((call) => call.name === name).map(({ body }) => body)

describe('the virus scanner [ROOM-36]', () => {
  beforeEach(() => (files.answers.files_to_scan = { body: [{ id: version, object_path: objectPath, bytes: 4 }] }))

  it.each([
    [200, false],
    [406, true],
  ])('gets the bytes of a file that waits; what its status %d says is recorded', async (status, is_infected) => {
    scannerStatus = status
    expect(await files.jobs.scanFiles()).toBe(1)
    expect([received, callsOf('record_scan')]).toEqual([['POST /scan Plan'], [{ version, is_infected }]])
  })

  it('is asked again when it fails, and one file does not stop the others', async () => {
    const other = { id: 'other', object_path: 'other', bytes: 5 }
    files.objects.set('other', Buffer.from('Other'))
    files.answers.files_to_scan = { body: [{ id: version, object_path: 'gone', bytes: 4 }, other] }
    scannerStatus = 200
    await expect(files.jobs.scanFiles()).rejects.toThrow('1 not scanned: Error: There is no object gone')
    expect(callsOf('record_scan')).toEqual([{ version: 'other', is_infected: false }])
    scannerStatus = 500
    await expect(files.jobs.scanFiles()).rejects.toThrow('2 not scanned')
    await closeServers(scanner)
    await expect(files.jobs.scanFiles()).rejects.toThrow('2 not scanned')
    expect(callsOf('record_scan')).toHaveLength(1)
  })
})

describe('the bytes of deleted files [ROOM-24]', () => {
  it('are removed from Storage and then forgotten', async () => {
    files.answers.objects_to_remove = { body: [objectPath] }
    const { removeOldObjects } = files.jobs
    const forget = jest.spyOn(files.calls, 'push').mockImplementation((...calls) => {
      if (calls[0]?.name === 'forget_removed_objects') files.answers.objects_to_remove = { body: [] }
      return Array.prototype.push.apply(files.calls, calls)
    })
    expect(await removeOldObjects()).toBe(1)
    forget.mockRestore()
    expect([files.objects.size, callsOf('forget_removed_objects')]).toEqual([0, [{ paths: [objectPath] }]])
  })

  it('stay in the list while Storage does not remove them', async () => {
    files.answers.objects_to_remove = { body: [objectPath] }
    files.storage.remove = 500
    await expect(files.jobs.removeOldObjects()).rejects.toThrow('Storage responded with 500')
    expect(callsOf('forget_removed_objects')).toEqual([])
  })
})
