import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { profile, project } from '../layout/renderPortal.testing.tsx'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import { renderDashboard } from './renderDashboard.testing.tsx'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...project, id: `p${index}`, name: `Agent ${index + 1}` }))

type Asked = { searched: string; in_status: string; in_order: string; page: number }

/** A database with 37 projects; "refund" is in one of them and "nothing" in none. */
const listed = () => {
  const asked: Asked[] = []
  mockApi(({ path, body }) => {
    if (path !== '/rest/v1/rpc/own_projects') return { body: null }
    const wanted = body as Asked
    asked.push(wanted)
    if (wanted.searched === 'nothing') return { body: [] }
    if (wanted.searched === 'refund') return { body: [{ ...project, name: 'Refund agent', total: 1 }] }
    return {
      body: many(37)
        .slice((wanted.page - 1) * 12, wanted.page * 12)
        .map((one) => ({ ...one, total: 37 })),
    }
  })
  return asked
}
const search = async (text: string) => {
  await userEvent.click(await screen.findByLabelText('Search projects'))
  await userEvent.paste(text)
}
const last = (asked: Asked[]) => asked.at(-1)

describe('the list of projects', () => {
  it('shows a page of many and says how many there are [DASH-1]', async () => {
    listed()
    renderDashboard({ profile })
    expect(await screen.findByText('12 of 37 projects')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(screen.getByText('Page 1 of 4')).toBeVisible()
  })

  it('needs no search while a glance is enough', () => {
    renderDashboard({ projects: many(5), profile })
    expect(screen.getByText('5 projects')).toBeVisible()
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('searches when the typing pauses, and keeps the other parameters of the address', async () => {
    const asked = listed()
    renderDashboard({ profile, search: '?dialog=x' })
    await search('refund')
    expect(await screen.findByText('1 project')).toBeVisible()
    expect(asked.map(({ searched }) => searched)).toEqual(['', 'refund'])
    expect(window.location.search).toBe('?dialog=x&q=refund')
  })

  it('searches at once on Enter', async () => {
    const asked = listed()
    renderDashboard({ profile })
    await search('refund')
    await userEvent.keyboard('{Enter}')
    expect(window.location.search).toBe('?q=refund')
    await screen.findByText('1 project')
    expect(asked).toHaveLength(2)
  })

  it('keeps what is shown until the answer comes', async () => {
    let answer: (value: unknown) => void = () => {}
    mockApi(async ({ body }) => {
      const { searched } = body as Asked
      if (searched) await new Promise((resolve) => (answer = resolve))
      return { body: searched ? [] : many(12).map((one) => ({ ...one, total: 37 })) }
    })
    renderDashboard({ profile })
    await search('nothing')
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(screen.getByLabelText('Search projects')).toHaveFocus()
    answer(undefined)
    expect(await screen.findByText('No project matches')).toBeVisible()
  })

  it('offers to clear filters that leave nothing', async () => {
    const asked = listed()
    renderDashboard({ profile, search: '?q=nothing&status=draft&sort=name' })
    expect(await screen.findByText('No project matches')).toBeVisible()
    expect(screen.getByText('0 projects')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('12 of 37 projects')).toBeVisible()
    expect(window.location.search).toBe('?sort=name')
    expect(screen.getByLabelText('Search projects')).toHaveValue('')
    expect(screen.getByLabelText('Search projects')).toHaveFocus()
    expect(last(asked)).toMatchObject({ searched: '', in_status: '', in_order: 'name', page: 1 })
  })

  it('asks the database for status, order and page', async () => {
    const asked = listed()
    renderDashboard({ profile })
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'On Hold')
    await waitFor(() => expect(last(asked)?.in_status).toBe('on-hold'))
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Last changed first')
    await waitFor(() => expect(last(asked)?.in_order).toBe('changed'))
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 4')).toBeVisible()
    expect(last(asked)).toMatchObject({ in_status: 'on-hold', in_order: 'changed', page: 2 })
    expect(window.location.search).toBe('?status=on-hold&sort=changed&page=2')
    expect(screen.getByRole('heading', { name: 'Your projects' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Agent 13' })).toBeVisible()
  })

  it('leads to the next page of what is wanted, also before the answer has come', async () => {
    let answer: (value: unknown) => void = () => {}
    mockApi(async ({ body }) => {
      if ((body as Asked | undefined)?.in_status) await new Promise((resolve) => (answer = resolve))
      return { body: many(12).map((one) => ({ ...one, total: 37 })) }
    })
    renderDashboard({ profile })
    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'On Hold')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard?status=on-hold&page=2')
    answer(undefined)
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  })

  it('shows the last page to an address past the end', async () => {
    mockApi(({ path }) => ({ body: path === '/rest/v1/rpc/own_projects' ? [{ ...project, total: 37 }] : null }))
    renderDashboard({ profile, search: '?page=99' })
    expect(await screen.findByText('Page 4 of 4')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard?page=3')
  })

  it('has no accessibility violations, with many and with none', async () => {
    listed()
    const { container } = renderDashboard({ profile })
    await screen.findByText('12 of 37 projects')
    expect(await axe(container)).toHaveNoViolations()
    await search('nothing')
    await screen.findByText('No project matches')
    expect(await axe(container)).toHaveNoViolations()
  })
})
