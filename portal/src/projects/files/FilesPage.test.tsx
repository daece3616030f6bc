import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { sampleFile } from '@fortnight/shared-ui/room/samples.testing'
import { type ApiRequest, mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { ownProject } from '@fortnight/supabase/projects/queries'
import { client, databaseError, project, renderPortal } from '../../layout/renderPortal.testing.tsx'
import FilesPage from './FilesPage.tsx'

const plan = sampleFile({ name: 'Plan.txt', mime_type: 'text/plain', version: 2, note: 'With the report' })
const archive = sampleFile({ id: 'v9', file_id: 'f9', name: 'Data.zip', mime_type: 'application/zip', side: 'team' })
const listed = [
  { file_id: 'f1', current: plan, versions: 2, may_delete: true, used_bytes: 2_000_000 },
  { file_id: 'f9', current: archive, versions: 1, may_delete: false, used_bytes: 2_000_000 },
]
const limits = { maxFileBytes: 25 * 1024 * 1024, maxProjectBytes: 500 * 1024 * 1024, isScanned: false }

/** Responds with two files, except where `respond` has a response. */
function mockFiles(
  respond: (request: ApiRequest) => { status?: number; body?: unknown } | undefined = () => undefined,
) {
  const responses: Record<string, unknown> = {
    project_file_list: listed,
    unread_counts: [],
    limits,
    file_versions: [plan, { ...plan, id: 'v0', version: 1, note: 'First draft' }],
    links: { links: { v1: '/project-files/open/v1/Plan.txt?signature=s' } },
  }
  return mockApi((request) => respond(request) ?? { body: responses[request.path.split('/').at(-1) ?? ''] ?? null })
}

const renderFiles = (search = '') =>
  renderPortal(`/project/${project.id}/files${search}`, <Route path="/project/:id/files" element={<FilesPage />} />, {
    fillCache: (cache) => cache.setQueryData(ownProject(client.id, project.id).queryKey, project),
  })
const called = (requests: ApiRequest[], name: string) => requests.filter(({ path }) => path.endsWith(name))
const file = (name: string) => screen.findByRole('article', { name })
const menuItem = (article: HTMLElement, name: string) =>
  userEvent.click(within(article).getByRole('button', { name, hidden: true }))

const scrollIntoView = jest.fn()
beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = scrollIntoView
})

describe('the files of a project', () => {
  it('are listed with size, author, note and version, and what they take of the limit [ROOM-30] [ROOM-32]', async () => {
    mockFiles()
    renderFiles()
    const first = within(await file('Plan.txt'))
    expect(first.getByText('Version 2')).toBeVisible()
    expect(first.getByText('With the report')).toBeVisible()
    expect(first.getByText(/^805 KB · Noor Haddad/)).toBeVisible()
    expect(await screen.findByText(/Up to 25 MB per file, 500 MB per project\. 1\.9 MB used so far\./)).toBeVisible()
    expect(document.title).toBe('Files: Support agent | Fortnight')
  })

  it('are previewed only as image, PDF or text, without scripts [ROOM-33]', async () => {
    mockFiles()
    renderFiles()
    expect(within(await file('Data.zip')).queryByRole('button', { name: /^Preview/ })).toBeNull()
    await userEvent.click(within(await file('Plan.txt')).getByRole('button', { name: 'Preview Plan.txt' }))
    const frame = await screen.findByTitle('Text of Plan.txt')
    expect(frame).toHaveAttribute('src', '/project-files/open/v1/Plan.txt?signature=s')
    expect(frame).toHaveAttribute('sandbox', '')
  })

  it('show their versions, and restore an earlier one [ROOM-34]', async () => {
    const requests = mockFiles()
    renderFiles()
    await menuItem(await file('Plan.txt'), 'Versions')
    const dialog = within(screen.getByRole('dialog', { name: 'Versions' }))
    expect(await dialog.findByText('First draft')).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Restore version 2' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }))
    await waitFor(() => expect(called(requests, 'restore_file_version')[0]?.body).toEqual({ version: 'v0' }))
  })

  it('are deleted after a question, unless the team has added to them [ROOM-34]', async () => {
    const requests = mockFiles()
    renderFiles()
    expect(within(await file('Data.zip')).queryByRole('button', { name: 'Delete file', hidden: true })).toBeNull()
    await menuItem(await file('Plan.txt'), 'Delete file')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this file?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete file' }))
    await waitFor(() => expect(called(requests, 'delete_project_file')[0]?.body).toEqual({ file: 'f1' }))
  })

  it('say when a preview or the versions fail to load, with Retry [ROOM-33]', async () => {
    mockFiles(({ path }) => (path.endsWith('file_versions') || path.endsWith('links') ? databaseError : undefined))
    renderFiles()
    await userEvent.click(within(await file('Plan.txt')).getByRole('button', { name: 'Preview Plan.txt' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The preview could not be loaded.')
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('include the one that a link leads to, marked [ROOM-35]', async () => {
    mockFiles()
    renderFiles('?file=f9')
    await file('Data.zip')
    expect(scrollIntoView).toHaveBeenCalled()
  })

  it('explain themselves while there are none', async () => {
    mockFiles(({ path }) => (path.endsWith('project_file_list') ? { body: [] } : undefined))
    renderFiles()
    expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeVisible()
  })

  it('have no accessibility violations', async () => {
    mockFiles()
    const { container } = renderFiles()
    await file('Plan.txt')
    expect(await axe(container)).toHaveNoViolations()
  })
})
