import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { captureDownloads, readDownload } from '@fortnight/shared-ui/csv/captureDownloads.testing'
import { mockProjectApi, listRequests, renderProjects, project, findRow } from './renderProjects.testing.tsx'

describe('ProjectRowActions', () => {
  it('exports the project as CSV with the columns of the list [ADMIN-PROJ-6]', async () => {
    const downloads = captureDownloads()
    mockProjectApi([project])
    renderProjects()
    const actions = within(await findRow())
    await userEvent.click(actions.getByRole('button', { name: 'More: Invoice agent' }))
    await userEvent.click(actions.getByRole('button', { name: 'Export as CSV' }))
    expect(await findToast('1 exported')).toBeVisible()
    const [, ...lines] = (await readDownload(downloads[0]!)).trim().split('\r\n')
    expect(lines).toEqual([expect.stringContaining(`${project.id},Invoice agent,`)])
    expect(lines[0]).toContain(',mara@example.com,Holt Ltd,On Hold,Urgent,Not specified,')
  })

  it('links to an email to the client, without letting the address add recipients [ADMIN-PROJ-6]', async () => {
    mockProjectApi([{ ...project, name: 'Q&A agent', client_email: 'mara@example.com?bcc=eve@evil.example' }])
    renderProjects()
    const actions = within(await screen.findByRole('row', { name: /Q&A agent/ }))
    await userEvent.click(actions.getByRole('button', { name: 'More: Q&A agent' }))
    expect(actions.getByRole('link', { name: 'Email client' })).toHaveAttribute(
      'href',
      'mailto:mara@example.com%3Fbcc%3Deve@evil.example?subject=Q%26A%20agent',
    )
  })

  it('sets another status, unless the project has been changed in the meantime [ADMIN-PROJ-6]', async () => {
    let isStale = false
    const requests = mockProjectApi([project], () => ({ body: isStale ? [] : [{ id: project.id }] }))
    renderProjects()
    const actions = within(await findRow())
    expect(actions.queryByRole('button', { name: /^Set to/ })).toBeNull()
    await userEvent.click(actions.getByRole('button', { name: 'More: Invoice agent' }))
    expect(actions.getAllByRole('button', { name: /^Set to/ }).map(({ textContent }) => textContent)).toEqual([
      'Set to Draft',
      'Set to Active',
      'Set to Completed',
    ])
    await userEvent.click(actions.getByRole('button', { name: 'Set to Active' }))
    expect(await findToast('Invoice agent is now Active')).toBeVisible()
    const patch = requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ status: 'active' })
    expect(new URLSearchParams(patch?.query).get('updated_at')).toBe(`eq.${project.updated_at}`)

    isStale = true
    const requestCount = listRequests(requests).length
    await userEvent.click(actions.getByRole('button', { name: 'Set to Completed' }))
    expect(await screen.findByText('Invoice agent was changed in the meantime. Please look again.')).toBeVisible()
    expect(listRequests(requests).length).toBeGreaterThan(requestCount)
  })

  it('restores a deleted project, which cannot be edited before', async () => {
    const requests = mockProjectApi([{ ...project, deleted_at: '2025-09-06T10:00:00Z' }])
    renderProjects('?status=deleted')
    const deletedRow = within(await findRow())
    expect(deletedRow.getByText('Deleted')).toBeVisible()
    expect(deletedRow.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await userEvent.click(deletedRow.getByRole('button', { name: 'Restore' }))
    expect(await findToast('Invoice agent restored')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/restore_project')?.body).toEqual({ project: project.id })
  })
})
