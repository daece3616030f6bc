import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { Route } from '@fortnight/shared-ui/router'
import type { ApiRequest, ApiResponse } from '@fortnight/supabase/core/mockApi.testing'
import type { ListedTestimonial } from '@fortnight/supabase/testimonials/adminTestimonials'
import { listedTestimonial } from '@fortnight/supabase/testimonials/testimonials.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import TestimonialListPage from './TestimonialListPage.tsx'

const published = (id: string, place: number) =>
  listedTestimonial({
    ...{ id, project_name: `Agent ${id}`, client_name: `Client ${id}`, state: 'published', place, published_total: 2 },
  })
const waiting = listedTestimonial({ id: 'w' })
const hidden = listedTestimonial({ id: 'h', state: 'private', project_name: 'Hidden agent', rating: 2 })

const renderList = (search = '') =>
  renderAdminPage(
    `/admin/testimonials${search}`,
    <Route path="/admin/testimonials" element={<TestimonialListPage />} />,
  )
const listPath = 'rpc/admin_testimonials'
const mockList = (
  rows: () => ListedTestimonial[],
  respond: (request: ApiRequest) => ApiResponse | Promise<ApiResponse> = () => databaseError,
) =>
  mockRestApi((request) =>
    request.path === listPath ? { body: rows().map((row) => ({ ...row, total: rows().length })) } : respond(request),
  )
const findRow = (name: RegExp) => screen.findByRole('row', { name })
const writes = (requests: ApiRequest[]) => requests.filter(({ path }) => path !== listPath)

afterEach(() => jest.restoreAllMocks())

describe('the list of testimonials', () => {
  it('shows rating, sentence, consent, state and the project of each, and no way to edit the words [FORT-210]', async () => {
    mockList(() => [published('a', 1), waiting, hidden])
    const { container } = renderList()
    const row = await findRow(/^Invoice agent/)
    expect(row).toHaveTextContent('Noor Haddad')
    expect(row).toHaveTextContent('4 of 5')
    expect(row).toHaveTextContent('It answers half of our inbox.')
    expect(row).toHaveTextContent('Noor, Harbor Lane')
    expect(row).toHaveTextContent('Not published')
    expect(within(row).getByRole('link', { name: 'Invoice agent' })).toHaveAttribute(
      'href',
      '/admin/projects/d1?tab=handover',
    )
    expect(within(await findRow(/^Agent a/)).getByRole('switch')).toBeChecked()
    const privateRow = await findRow(/^Hidden agent/)
    expect(privateRow).toHaveTextContent('No consent')
    expect(privateRow).not.toHaveTextContent('Noor, Harbor Lane')
    expect(within(privateRow).queryByRole('switch')).toBeNull()
    expect(screen.getByText('3 testimonials')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('searches and filters in the database, and keeps both in the URL [FORT-210]', async () => {
    let listed = [waiting]
    const requests = mockList(() => listed)
    renderList('?page=3')
    await screen.findByRole('table')
    listed = []
    await userEvent.type(screen.getByLabelText('Search testimonials'), 'inbox{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'No consent' }))
    expect(window.location.search).toBe('?q=inbox&state=private')
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({ searched: 'inbox', in_state: 'private', page: 1, page_size: 25 }),
    )
    expect(await screen.findByText('No testimonials found.')).toBeVisible()
  })

  it('shows an error with Retry when it cannot be loaded [ERR-3] [FORT-210]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderList()
    expect(await screen.findByRole('heading', { name: 'The testimonials could not be loaded' })).toBeVisible()
    mockList(() => [waiting])
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findRow(/^Invoice agent/)).toBeVisible()
  })
})

describe('publishing', () => {
  it('sends the version that was read, and shows it once it is stored [FORT-211]', async () => {
    let row = waiting
    const requests = mockList(
      () => [row],
      () => {
        row = { ...waiting, state: 'published', place: 1, published_total: 1 }
        return { body: null }
      },
    )
    renderList()
    const toggle = await screen.findByRole('switch', { name: 'Published: Noor Haddad, Invoice agent' })
    await userEvent.click(toggle)
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked())
    expect(writes(requests)).toMatchObject([
      {
        path: 'rpc/publish_testimonial',
        body: { testimonial: 'w', is_published: true, base_version: waiting.updated_at },
      },
    ])
  })

  it('says why it was refused, and reads the list again [FORT-211] [ERR-1]', async () => {
    const message = 'The client has changed this testimonial. Read it again before you publish it.'
    let row = waiting
    mockList(
      () => [row],
      () => {
        row = { ...waiting, body: 'Other words' }
        return { status: 409, body: { code: 'PT409', message } }
      },
    )
    renderList()
    await userEvent.click(await screen.findByRole('switch'))
    expect(await findToast(message)).toBeVisible()
    expect(await screen.findByText('Other words')).toBeVisible()
    expect(screen.getByRole('switch')).not.toBeChecked()
  })
})

describe('moving', () => {
  it('swaps two that are published, announces it and keeps the focus [FORT-212]', async () => {
    let rows = [published('a', 1), published('b', 2)]
    const requests = mockList(
      () => rows,
      () => {
        rows = [published('b', 1), published('a', 2)]
        return { body: 2 }
      },
    )
    renderList()
    const down = await screen.findByRole('button', { name: 'Move down: Client a, Agent a' })
    expect(screen.getByRole('button', { name: 'Move up: Client a, Agent a' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Move down: Client b, Agent b' })).toBeDisabled()
    await userEvent.click(down)
    expect(await screen.findByText('Moved to position 2 of 2: Client a, Agent a')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move up: Client a, Agent a' })).toHaveFocus())
    expect(writes(requests)).toMatchObject([{ path: 'rpc/move_testimonial', body: { testimonial: 'a', up: false } }])
  })

  it('says that it failed [FORT-212] [ERR-1]', async () => {
    mockList(() => [published('a', 1), published('b', 2)])
    renderList()
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Client a, Agent a' }))
    expect(await findToast('Could not save. Try again.')).toBeVisible()
  })
})
