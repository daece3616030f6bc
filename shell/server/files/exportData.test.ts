/** @jest-environment node */
import { unzipSync } from 'fflate'
import { clientHeaders, project, type ProjectFiles, readError, startProjectFiles } from './projectFiles.testing.ts'

let files: ProjectFiles

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  files = await startProjectFiles()
})
afterEach(async () => {
  await files.stop()
  jest.restoreAllMocks()
})

const requestLink = () => fetch(`${files.baseUrl}/export-link`, { method: 'POST', headers: clientHeaders })
const open = (link: string) => fetch(files.baseUrl.replace('/project-files', '') + link)
async function fetchLink() {
  return ((await (await requestLink()).json()) as { link: string }).link
}
const exported = (name: string, version: number, object_path: string, project_name = 'Agent: one/two') => ({
  ...{ project_id: project, project_name, name, version, object_path, created_at: '2026-11-24T10:00:00+00:00' },
})

describe('the export of own data [ROOM-37]', () => {
  it('is a zip of the data and of every version, under names that every system can save', async () => {
    files.answers.exported_file_versions = {
      body: [
        exported('Plan.txt', 1, 'a'),
        exported('Plan.txt', 2, 'b'),
        exported('what?.tar.gz', 1, 'c', '..'),
        exported('what*.tar.gz', 1, 'd', '..'),
        exported('gone', 1, 'missing'),
      ],
    }
    for (const path of ['a', 'b', 'c', 'd']) files.objects.set(path, Buffer.from(path.repeat(300_000)))
    const response = await open(await fetchLink())
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename=fortnight-data-\d{4}-\d\d-\d\d\.zip$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
    const folder = 'files/Agent_ one_two 00000000'
    expect(
      Object.fromEntries(entries.map(([name, content]) => [name, Buffer.from(content).toString().slice(0, 30)])),
    ).toEqual({
      'data.json': expect.stringContaining('"account"') as string,
      [`${folder}/Plan (version 1).txt`]: 'a'.repeat(30),
      [`${folder}/Plan (version 2).txt`]: 'b'.repeat(30),
      'files/_ 00000000/what_.tar (version 1).gz': 'c'.repeat(30),
      'files/_ 00000000/what_.tar (version 1, 2).gz': 'd'.repeat(30),
      'missing-files.txt': `${folder}/gone (version 1)\n`.slice(0, 30),
    })
    expect(entries.find(([name]) => name.endsWith('Plan (version 2).txt'))![1]).toHaveLength(300_000)
  })

  it('needs a session when the link is made and when it is opened', async () => {
    const link = await fetchLink()
    expect(link).not.toContain('x.')
    files.answers.export_account = { body: null }
    expect((await open(link)).status).toBe(403)
    expect(await readError(await requestLink())).toEqual([401, 'Your session has expired. Please sign in again.'])
    files.answers.own_account = { body: [] }
    expect((await requestLink()).status).toBe(401)
  })

  it('is refused with a link that was changed or has expired', async () => {
    const link = await fetchLink()
    const other = link.replace(/account=[\w-]+/, `account=${project}`)
    for (const forged of [other, link.replace(/session=[\w-]+/, 'session=x'), link.slice(0, -2)]) {
      expect((await open(forged)).status).toBe(403)
    }
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    expect((await open(link)).status).toBe(403)
  })

  it('is a sentence when the database fails, and breaks off when Storage does', async () => {
    const link = await fetchLink()
    files.answers.exported_file_versions = { body: [exported('a', 1, 'a')] }
    files.storage.read = 500
    await expect(open(link).then((response) => response.arrayBuffer())).rejects.toThrow()
    files.answers.exported_file_versions = 'break'
    expect((await open(link)).status).toBe(503)
    files.answers.export_account = 'break'
    expect((await requestLink()).status).toBe(503)
  })

  it('is prepared ten times an hour for an account', async () => {
    for (let index = 0; index < 10; index++) expect((await requestLink()).status).toBe(200)
    expect((await requestLink()).status).toBe(429)
  })
})
