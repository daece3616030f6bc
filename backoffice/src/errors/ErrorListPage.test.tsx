import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import type { ListedError } from '@fortnight/supabase/telemetry/clientErrors'
import { listedError } from '@fortnight/supabase/telemetry/clientErrors.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import ErrorListPage from './ErrorListPage.tsx'

const renderList = (search = '') =>
  renderAdminPage(`/admin/errors${search}`, <Route path="/admin/errors" element={<ErrorListPage />} />)
const mockList = (rows: ListedError[]) =>
  mockRestApi(() => ({ body: rows.map((row) => ({ ...row, total: rows.length })) }))

afterEach(() => jest.restoreAllMocks())

describe('the list of errors', () => {
  it('shows message, area, route, builds, dates, counts as bars and as text, browsers and what is new [REL-57]', async () => {
    const builds = ['a', 'b', 'c'].map((letter) => ({ build: letter.repeat(12), commit_url: null }))
    mockList([
      listedError(),
      listedError({
        id: 'd'.repeat(32),
        message: 'New one',
        count: 9,
        new_since: 'a'.repeat(12),
        builds,
        browsers: ['Safari'],
      }),
    ])
    const { container } = renderList()
    const row = await screen.findByRole('row', { name: /^TypeError: x is not a function/ })
    for (const text of [
      'Portal · The visitor saw an error message',
      '/project/:id',
      'Chrome',
      '7 times',
      'Sep 1, 2025',
      'Sep 2, 2025',
    ]) {
      expect(row).toHaveTextContent(text)
    }
    expect(row).toHaveTextContent('Of each of the last 14 days, oldest first: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 3')
    expect(row).not.toHaveTextContent('New since')
    expect(within(row).getByRole('link', { name: /^TypeError/ })).toHaveAttribute(
      'href',
      `/admin/errors/${'c'.repeat(32)}`,
    )
    expect(within(row).getByRole('link', { name: 'Commit of build 0123456789ab' })).toHaveAttribute(
      'href',
      'https://git.example/commit/1',
    )
    const newRow = screen.getByRole('row', { name: /^New one/ })
    expect(newRow).toHaveTextContent('New since this build')
    expect(newRow).toHaveTextContent('and 1 more')
    expect(newRow).toHaveTextContent('9 times')
    expect(screen.getByText('2 errors')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('searches and filters in the database, and keeps both in the URL [REL-57]', async () => {
    const requests = mockRestApi(({ body }) => ({
      body: (body as { searched: string }).searched ? [] : [{ ...listedError(), total: 1 }],
    }))
    renderList('?page=3')
    await screen.findByRole('table')
    await userEvent.type(await screen.findByLabelText('Search errors'), 'x is{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Back office' }))
    expect(window.location.search).toBe('?q=x+is&area=backoffice')
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({ searched: 'x is', in_area: 'backoffice', page: 1, page_size: 25 }),
    )
    expect(await screen.findByText('No errors found.')).toBeVisible()
  })

  it('shows an error with Retry when it cannot be loaded [ERR-3] [REL-57]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderList()
    expect(await screen.findByRole('heading', { name: 'The errors could not be loaded' })).toBeVisible()
    mockList([listedError()])
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: /^TypeError/ })).toBeVisible()
  })
})
