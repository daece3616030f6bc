import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { profile, project } from '../layout/renderPortal.testing.tsx'
import { isListBusy, renderDashboard } from './renderDashboard.testing.tsx'

const manyProjects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...project, id: `p${index}`, name: `Agent ${index + 1}` }))

type ListRequest = { searched: string; in_status: string; in_order: string; page: number }

/** Lists 37 projects: one matches "refund" and none matches "nothing". Returns the requests for the list. */
const mockProjects = () => {
  const requests: ListRequest[] = []
  mockApi(({ path, body }) => {
    if (path !== '/rest/v1/rpc/own_projects') return { body: null }
    const request = body as ListRequest
    requests.push(request)
    if (request.searched === 'nothing') return { body: [] }
    if (request.searched === 'refund') return { body: [{ ...project, name: 'Refund agent', total: 1 }] }
    return {
      body: manyProjects(37)
        .slice((request.page - 1) * 12, request.page * 12)
        .map((row) => ({ ...row, total: 37 })),
    }
  })
  return requests
}
const search = async (text: string) => {
  await userEvent.click(await screen.findByLabelText('Search projects'))
  await userEvent.paste(text)
}

describe('the list of projects', () => {
  it('shows one page and the total count [DASH-1]', async () => {
    mockProjects()
    renderDashboard({ profile })
    expect(await screen.findByText('12 of 37 projects')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(screen.getByText('Page 1 of 4')).toBeVisible()
  })

  it('shows no search for five projects', () => {
    renderDashboard({ projects: manyProjects(5), profile })
    expect(screen.getByText('5 projects')).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('searches when typing pauses, and keeps the other URL parameters', async () => {
    const requests = mockProjects()
    renderDashboard({ profile, search: '?dialog=x' })
    await search('refund')
    expect(await screen.findByText('1 matching project')).toBeVisible()
    expect(requests.map(({ searched }) => searched)).toEqual(['', 'refund'])
    expect(window.location.search).toBe('?dialog=x&q=refund')
  })

  it('searches immediately on Enter', async () => {
    const requests = mockProjects()
    renderDashboard({ profile })
    await search('refund')
    await userEvent.keyboard('{Enter}')
    expect(window.location.search).toBe('?q=refund')
    await screen.findByText('1 matching project')
    expect(requests).toHaveLength(2)
  })

  it('keeps the current list until the next one has loaded', async () => {
    let respond: (value: unknown) => void = () => {}
    mockApi(async ({ body }) => {
      const { searched } = body as ListRequest
      if (searched) await new Promise((resolve) => (respond = resolve))
      return { body: searched ? [] : manyProjects(12).map((row) => ({ ...row, total: 37 })) }
    })
    renderDashboard({ profile })
    await search('nothing')
    // The second one is for the briefs.
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(screen.getByLabelText('Search projects')).toHaveFocus()
    respond(undefined)
    expect(await screen.findByText('No matching projects')).toBeVisible()
  })

  it('offers to clear filters that match no project', async () => {
    const requests = mockProjects()
    renderDashboard({ profile, search: '?q=nothing&status=draft&sort=name' })
    expect(await screen.findByText('No matching projects')).toBeVisible()
    expect(screen.getByText('0 matching projects')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('12 of 37 projects')).toBeVisible()
    expect(window.location.search).toBe('?sort=name')
    expect(screen.getByLabelText('Search projects')).toHaveValue('')
    expect(screen.getByLabelText('Search projects')).toHaveFocus()
    expect(requests.at(-1)).toMatchObject({ searched: '', in_status: '', in_order: 'name', page: 1 })
  })

  it('offers to clear filters that match some, and moves the focus to the title where the search disappears with them', async () => {
    mockApi(({ path, body }) => {
      if (path !== '/rest/v1/rpc/own_projects') return { body: null }
      const { in_status } = body as ListRequest
      const rows = in_status ? manyProjects(1) : manyProjects(3)
      return { body: rows.map((row) => ({ ...row, total: rows.length })) }
    })
    renderDashboard({ profile, search: '?status=completed' })
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('3 projects')).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your projects' })).toHaveFocus()
  })

  it('requests the status, order and page that were chosen', async () => {
    const requests = mockProjects()
    renderDashboard({ profile })
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'On Hold')
    await waitFor(() => expect(requests.at(-1)?.in_status).toBe('on-hold'))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Recently updated first')
    await waitFor(() => expect(requests.at(-1)?.in_order).toBe('changed'))
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 4')).toBeVisible()
    expect(requests.at(-1)).toMatchObject({ in_status: 'on-hold', in_order: 'changed', page: 2 })
    expect(window.location.search).toBe('?status=on-hold&sort=changed&page=2')
    expect(screen.getByRole('heading', { name: 'Your projects' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Agent 13' })).toBeVisible()
  })

  it('links to the next page with the chosen filter while the list loads', async () => {
    let respond: (value: unknown) => void = () => {}
    mockApi(async ({ body }) => {
      if ((body as ListRequest | undefined)?.in_status) await new Promise((resolve) => (respond = resolve))
      return { body: manyProjects(12).map((row) => ({ ...row, total: 37 })) }
    })
    renderDashboard({ profile })
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'On Hold')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard?status=on-hold&page=2')
    respond(undefined)
    await waitFor(() => expect(isListBusy()).toBe(false))
  })

  it('shows the last page for a page number past the end', async () => {
    mockApi(({ path }) => ({ body: path === '/rest/v1/rpc/own_projects' ? [{ ...project, total: 37 }] : null }))
    renderDashboard({ profile, search: '?page=99' })
    expect(await screen.findByText('Page 4 of 4')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard?page=3')
  })

  it('has no accessibility violations, with and without matches', async () => {
    mockProjects()
    const { container } = renderDashboard({ profile })
    await screen.findByText('12 of 37 projects')
    expect(await axe(container)).toHaveNoViolations()
    await search('nothing')
    await screen.findByText('No matching projects')
    expect(await axe(container)).toHaveNoViolations()
  })
})
