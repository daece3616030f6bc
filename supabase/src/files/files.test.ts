import { filtersOf, queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { type ApiResponse, mockApi } from '../core/mockApi.testing.ts'
import { exportDataWithFiles } from './exportData.ts'
import { deleteProjectFile, restoreFileVersion } from './mutations.ts'
import { fileLink, fileLinks } from './openFile.ts'
import { fileLimits, fileVersions, projectFiles } from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
const respond = (response: ApiResponse) =>
  mockApi(({ path }) => (path.startsWith('/auth/') ? { status: 401 } : response))

beforeEach(() => queryClient.clear())

describe('the files of a project', () => {
  it('are listed with their current versions and all bytes that are used', async () => {
    const current = { id: 'v2', name: 'Plan.pdf' }
    const sent = respond({ body: [{ file_id: 'f', current, versions: 2, may_delete: false, used_bytes: 9 }] })
    expect(await queryClient.query(projectFiles(id))).toEqual({
      files: [{ id: 'f', current, versions: 2, mayDelete: false }],
      usedBytes: 9,
    })
    expect(sent).toMatchObject([{ path: '/rest/v1/rpc/project_file_list', body: { project: id } }])
    respond({ body: [] })
    expect(await queryClient.query(projectFiles('none'))).toEqual({ files: [], usedBytes: 0 })
  })

  it('have versions, which live updates of the project refetch when it is named', async () => {
    respond({ body: [{ id: 'v2' }, { id: 'v1' }] })
    expect(await queryClient.query(fileVersions('f', id))).toEqual([{ id: 'v2' }, { id: 'v1' }])
    expect(fileVersions('f', id).queryKey).toEqual(['files', id, 'versions', 'f'])
  })

  it('have limits, which the web server knows [ROOM-30]', async () => {
    const limits = { maxFileBytes: 1, maxProjectBytes: 2, isScanned: false }
    const sent = respond({ body: limits })
    expect(await queryClient.query(fileLimits())).toEqual(limits)
    expect(sent).toMatchObject([{ method: 'GET', path: '/project-files/limits' }])
  })

  it.each([restoreFileVersion, deleteProjectFile])('are refetched after a change', async (mutation) => {
    respond({ status: 204 })
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries')
    await runMutation(mutation(), id)
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['files'] })
  })
})

describe('a link to a version [ROOM-33]', () => {
  it('shows or downloads it', async () => {
    const sent = respond({ body: { links: { [id]: '/project-files/open/x/Plan.pdf?signature=y' } } })
    expect(await fileLink(id)).toBe('/project-files/open/x/Plan.pdf?signature=y')
    expect(await fileLink(id, { download: true })).toBe('/project-files/open/x/Plan.pdf?signature=y&download=1')
    expect(Object.keys(await fileLinks([id]))).toEqual([id])
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/project-files/links', body: { versions: [id] } })
    expect(filtersOf(sent[0])).toEqual({})
  })

  it('is refused with the sentence of the server', async () => {
    respond({ status: 409, body: { message: 'This file is being checked for viruses.' } })
    await expect(fileLink(id)).rejects.toMatchObject({
      status: 409,
      message: 'This file is being checked for viruses.',
    })
  })

  it('fails with a sentence when the server cannot be reached', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(fileLink(id)).rejects.toThrow('The server could not be reached. Check your connection and try again.')
  })
})

describe('the export of own data [ROOM-37]', () => {
  it('is a link, or the data itself on a server without files', async () => {
    respond({ body: { link: '/x' } })
    expect(await runMutation(exportDataWithFiles(), undefined)).toEqual({ link: '/x' })
    mockApi(({ path }) =>
      path.endsWith('export-link') ? { status: 503, body: { code: 'files_off' } } : { body: { profile: {} } },
    )
    expect(await runMutation(exportDataWithFiles(), undefined)).toEqual({ data: { profile: {} } })
  })

  it('fails as the server says', async () => {
    respond({ status: 429, body: { message: 'Too many requests. Please wait 59 minutes and try again.' } })
    await expect(runMutation(exportDataWithFiles(), undefined)).rejects.toMatchObject({ status: 429 })
  })
})
