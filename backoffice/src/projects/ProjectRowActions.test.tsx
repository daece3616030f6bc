import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captureDownloads, readDownload } from '../list/captureDownloads.testing.ts'
import { answer, asked, openProjects, project, row } from './renderProjects.testing.tsx'

describe('a project in the list', () => {
  it('exports one row with the columns of the list [ADMIN-PROJ-6]', async () => {
    const downloads = captureDownloads()
    answer([project])
    openProjects()
    const actions = within(await row())
    await userEvent.click(actions.getByRole('button', { name: 'More: Invoice agent' }))
    await userEvent.click(actions.getByRole('button', { name: 'Export as CSV' }))
    expect(await screen.findByText('1 exported')).toBeVisible()
    const [, ...lines] = (await readDownload(downloads[0]!)).trim().split('\r\n')
    expect(lines).toEqual([expect.stringContaining(`${project.id},Invoice agent,`)])
    expect(lines[0]).toContain(',mara@example.com,Holt Ltd,On Hold,Urgent,Not specified,')
  })

  it('lets an admin write to its client about it, and to nobody else [ADMIN-PROJ-6]', async () => {
    answer([{ ...project, name: 'Q&A agent', client_email: 'mara@example.com?bcc=eve@evil.example' }])
    openProjects()
    const actions = within(await screen.findByRole('row', { name: /Q&A agent/ }))
    await userEvent.click(actions.getByRole('button', { name: 'More: Q&A agent' }))
    expect(actions.getByRole('link', { name: 'Write to the client' })).toHaveAttribute(
      'href',
      'mailto:mara@example.com%3Fbcc%3Deve@evil.example?subject=Q%26A%20agent',
    )
  })

  it('gets another status with one press, unless somebody else was faster [ADMIN-PROJ-6]', async () => {
    let isFaster = false
    const requests = answer([project], () => ({ body: isFaster ? [] : [{ id: project.id }] }))
    openProjects()
    const actions = within(await row())
    expect(actions.queryByRole('button', { name: /^Set to/ })).toBeNull()
    await userEvent.click(actions.getByRole('button', { name: 'More: Invoice agent' }))
    expect(actions.getAllByRole('button', { name: /^Set to/ }).map(({ textContent }) => textContent)).toEqual([
      'Set to Draft',
      'Set to Active',
      'Set to Completed',
    ])
    await userEvent.click(actions.getByRole('button', { name: 'Set to Active' }))
    expect(await screen.findByText('Invoice agent is Active now')).toBeVisible()
    const patch = requests.find(({ method }) => method === 'PATCH')
    expect(patch?.body).toEqual({ status: 'active' })
    expect(new URLSearchParams(patch?.query).get('updated_at')).toBe(`eq.${project.updated_at}`)

    isFaster = true
    const before = asked(requests).length
    await userEvent.click(actions.getByRole('button', { name: 'Set to Completed' }))
    expect(await screen.findByText('Invoice agent was changed in the meantime. Please look again.')).toBeVisible()
    expect(asked(requests).length).toBeGreaterThan(before)
  })

  it('brings a deleted project back, and offers no change before that', async () => {
    const requests = answer([{ ...project, deleted_at: '2025-09-06T10:00:00Z' }])
    openProjects('?status=deleted')
    const deleted = within(await row())
    expect(deleted.getByText('Deleted')).toBeVisible()
    expect(deleted.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await userEvent.click(deleted.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Invoice agent is back')).toBeVisible()
    expect(requests.find(({ path }) => path === 'rpc/restore_project')?.body).toEqual({ project: project.id })
  })
})
