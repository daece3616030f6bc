/** @jest-environment node */
import {
  clientHeaders,
  objectPath,
  type ProjectFiles,
  readError,
  startProjectFiles,
  version,
} from './projectFiles.testing.ts'

let files: ProjectFiles

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  files = await startProjectFiles({ FILE_SCAN_URL: 'http://127.0.0.1:9/scan' })
  files.objects.set(objectPath, Buffer.from('Plan'))
})
afterEach(async () => {
  await files.stop()
  jest.restoreAllMocks()
})

const requestLinks = (body: unknown = { versions: [version] }, headers: Record<string, string> = clientHeaders) =>
  fetch(`${files.baseUrl}/links`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function fetchLink() {
  const { links } = (await (await requestLinks()).json()) as { links: Record<string, string> }
  return links[version]!
}
const open = (link: string, init?: RequestInit) => fetch(files.baseUrl.replace('/project-files', '') + link, init)
const store = (mime_type: string, name = 'Plan.txt', scan_state = 'clean') => {
  files.answers.stored_file_version = { body: [{ name, object_path: objectPath, bytes: 4, mime_type, scan_state }] }
}

describe('a link to a version [ROOM-33]', () => {
  it('is created with the rights of the caller', async () => {
    expect(await fetchLink()).toMatch(
      new RegExp(`^/project-files/open/${version}/Plan\\.txt\\?expires=\\d+&signature=[\\w-]{43}$`),
    )
    expect(files.calls).toMatchObject([{ name: 'project_file_versions', token: clientHeaders.Authorization }])
  })

  it('is refused for versions that the caller may not read, and without a session', async () => {
    files.answers.project_file_versions = { body: [] }
    expect(await readError(await requestLinks())).toEqual([404, 'This file no longer exists.'])
    files.answers.project_file_versions = { status: 401, body: {} }
    expect(await readError(await requestLinks())).toEqual([401, 'Your session has expired. Please sign in again.'])
    files.answers.project_file_versions = { status: 500, body: {} }
    expect((await requestLinks()).status).toBe(503)
  })

  it.each([{}, { versions: [] }, { versions: ['x'] }, { versions: Array.from({ length: 51 }, () => version) }])(
    'is refused unless 1 to 50 versions are named: %j',
    async (body) => {
      expect(await readError(await requestLinks(body))).toEqual([400, 'Name 1 to 50 versions.'])
      expect(files.calls).toEqual([])
    },
  )

  it('opens for a minute, and neither later nor for another version nor with another signature', async () => {
    const link = await fetchLink()
    expect((await open(link)).status).toBe(200)
    const expired = [403, 'This link has expired. Please open the file from its project again.']
    const other = '00000000-0000-4000-8000-000000000499'
    const later = link.replace(/expires=\d+/, `expires=${Date.now() + 50_000}`)
    for (const forged of [link.replace(version, other), later, link.slice(0, -1), link.split('?')[0]!]) {
      const response = await open(forged)
      expect([response.status, await response.text()]).toEqual(expired)
    }
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000)
    expect((await open(link)).status).toBe(403)
  })
})

describe('an opened version [ROOM-31]', () => {
  it.each([
    ['image/png', 'image/png', 'inline'],
    ['application/pdf', 'application/pdf', 'inline'],
    ['text/plain', 'text/plain; charset=utf-8', 'inline'],
    ['application/zip', 'application/octet-stream', 'attachment'],
    ['application/octet-stream', 'application/octet-stream', 'attachment'],
    ['text/html', 'application/octet-stream', 'attachment'],
    ['image/svg+xml', 'application/octet-stream', 'attachment'],
  ])('of the type %s is sent as %s, %s', async (stored, type, disposition) => {
    store(stored, 'Plan “A”.html')
    const response = await open(await fetchLink())
    expect([response.status, await response.text()]).toEqual([200, 'Plan'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': type,
      'content-length': '4',
      'content-disposition': `${disposition}; filename="Plan ?A?.html"; filename*=UTF-8''Plan%20%E2%80%9CA%E2%80%9D.html`,
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(response.headers.get('content-security-policy')!.includes('sandbox')).toBe(stored !== 'application/pdf')
    const download = await open(`${await fetchLink()}&download=1`)
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('is refused while it is being checked, when it is infected and when it is gone [ROOM-36]', async () => {
    const link = await fetchLink()
    const openText = async () => [(await open(link)).status, await (await open(link)).text()]
    store('text/plain', 'a', 'pending')
    expect(await openText()).toEqual([409, 'This file is being checked for viruses. Please try again in a minute.'])
    store('text/plain', 'a', 'infected')
    expect(await openText()).toEqual([409, 'This file contained a virus and has been removed.'])
    for (const scan_state of ['pending', 'infected']) {
      files.answers.project_file_versions = { body: [{ id: version, scan_state, project_files: { name: 'a' } }] }
      expect((await requestLinks()).status).toBe(409)
    }
    files.answers.stored_file_version = { body: [] }
    expect(await openText()).toEqual([404, 'This file no longer exists.'])
    store('text/plain')
    files.objects.clear()
    expect(await openText()).toEqual([404, 'This file no longer exists.'])
  })

  it('is a sentence when Storage or the database fails [ROOM-34]', async () => {
    const link = await fetchLink()
    for (const failure of [500, 'break'] as const) {
      files.storage.read = failure
      const response = await open(link)
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    }
    files.answers.stored_file_version = 'break'
    expect((await open(link)).status).toBe(503)
  })

  it('is not sent for HEAD', async () => {
    const response = await open(await fetchLink(), { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '4', ''])
  })
})
