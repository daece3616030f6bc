import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { mockApi } from '@fortnight/supabase/core/mockApi.testing'
import type { RoomHit } from '@fortnight/supabase/messages/search'
import { databaseError, project, renderPortal } from '../layout/renderPortal.testing.tsx'
import { excerptOf } from './excerptOf.ts'
import SearchPage from './SearchPage.tsx'

const message: RoomHit = {
  ...{ kind: 'message', project_id: 'p1', project_name: 'Support agent', sequence: 7, file_id: null },
  ...{
    author_name: 'Ada Berg',
    side: 'team',
    excerpt: 'The **invoice** is <b>here</b>.',
    created_at: '2025-09-01T10:00:00Z',
  },
}
const file: RoomHit = { ...message, kind: 'file', file_id: 'f1', side: 'client', excerpt: 'Invoice-1043.pdf' }

/** Answers with the hits and with the projects, each of them one of `total`. */
const mockSearch = (hits: RoomHit[], projects = [] as (typeof project)[], total = projects.length) =>
  mockApi(({ path }) => ({
    body: path.endsWith('/own_projects') ? projects.map((row) => ({ ...row, total })) : hits,
  }))

const renderSearch = (search = '') =>
  renderPortal(`/dashboard/search${search}`, <Route path="/dashboard/search" element={<SearchPage />} />)

describe('the search in messages and files', () => {
  it('lists hits that lead to their place, with the searched words marked [ROOM-154] [ROOM-35]', async () => {
    const requests = mockSearch([message, file])
    renderSearch()
    expect(screen.getByRole('searchbox')).toHaveFocus()
    await userEvent.type(screen.getByRole('searchbox'), 'invoice{Enter}')
    expect(await screen.findByText('2 results')).toBeVisible()
    expect(requests.find(({ path }) => path.endsWith('/search_rooms'))?.body).toEqual({ searched: 'invoice' })
    const links = within(screen.getByRole('list'))
    expect(links.getByRole('link', { name: 'The invoice is <b>here</b>.' })).toHaveAttribute(
      'href',
      '/project/p1/messages?at=7',
    )
    expect(links.getByRole('link', { name: /^Invoice ?-1043.pdf$/ })).toHaveAttribute(
      'href',
      '/project/p1/files?file=f1',
    )
    expect(screen.getAllByText(/^invoice$/i, { selector: 'mark' })).toHaveLength(2)
    expect(screen.getByText(/Support agent, Ada Berg · Fortnight/)).toBeVisible()
  })

  it('lists above them the projects that match, with a link to the others where there are many', async () => {
    const requests = mockSearch([message], [{ ...project, name: 'Invoice questions' }], 14)
    renderSearch('?q=invoice')
    expect(await screen.findByText('15 results')).toBeVisible()
    expect(requests.find(({ path }) => path.endsWith('/own_projects'))?.body).toMatchObject({ searched: 'invoice' })
    const [found, others, hit] = screen.getAllByRole('listitem')
    expect(within(found!).getByRole('link', { name: 'Invoice questions' })).toHaveAttribute(
      'href',
      `/project/${project.id}`,
    )
    expect(within(found!).getByText('invoice', { selector: 'mark', exact: false })).toBeVisible()
    expect(within(found!).getByText('Active')).toBeVisible()
    expect(within(others!).getByRole('link', { name: 'All 14 matching projects' })).toHaveAttribute(
      'href',
      '/dashboard?q=invoice',
    )
    expect(hit).toHaveTextContent('The invoice is')
  })

  it('finds a project where no message or file does', async () => {
    mockSearch([], [project])
    renderSearch('?q=support')
    expect(await screen.findByText('1 result')).toBeVisible()
    expect(screen.queryByText('Nothing found')).toBeNull()
  })

  it('says when nothing is found, and requests nothing without words [ROOM-154]', async () => {
    const requests = mockSearch([])
    const { unmount } = renderSearch()
    expect(requests).toEqual([])
    unmount()
    renderSearch('?q=nothing')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
    expect(screen.getByRole('searchbox')).toHaveValue('nothing')
    expect(screen.getByText(/words that start with “nothing” in all messages, file names, and projects/)).toBeVisible()
  })

  it('suggests fewer words only where there are several [ROOM-154]', async () => {
    mockSearch([])
    renderSearch('?q=unpaid+invoice')
    expect(await screen.findByText(/, and for “unpaid invoice” in projects. Try fewer words/)).toBeVisible()
  })

  it('shows an error with Retry when it fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    renderSearch('?q=invoice')
    expect(await screen.findByText('The search could not be completed')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    mockSearch([message, file], [project])
    const { container } = renderSearch('?q=invoice')
    await screen.findByText('3 results')
    expect(await axe(container)).toHaveNoViolations()
  })
})

describe('an excerpt', () => {
  it.each([
    ['a c', 'b', ['a c']],
    ['one two', 'TWO', ['one ', 'two', '']],
    ['a (b) c', '(', ['a (b) c']],
    [
      'should it offer\n\n- the next morning, or\n- **noon**?',
      'noon',
      ['should it offer the next morning, or ', 'noon', '?'],
    ],
    [`${'word '.repeat(40)}hit`, 'hit', [`… ${'word '.repeat(6)}`, 'hit', '']],
  ])('of %j for %j has no marks of Markdown and begins a little before the first hit', (text, q, parts) => {
    expect(excerptOf(text, q).map((part) => part.text)).toEqual(parts)
  })
})
