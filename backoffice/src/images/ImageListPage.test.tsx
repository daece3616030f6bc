import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { Route } from '@fortnight/shared-ui/router'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError, mockRestApi, renderAdminPage } from '../layout/renderAdminPage.testing.tsx'
import ImageListPage from './ImageListPage.tsx'

const image = (start: string, rest: object) => ({
  name: `${start}-d9cb-469f-a165-70867728950e.webp`,
  bytes: 70_000,
  created_at: '2025-09-01T10:00:00Z',
  uses: [],
  total: 3,
  ...rest,
})
const cover = image('aaaaaaaa', {
  state: 'used',
  uses: [
    { kind: 'blog_posts', id: 'p1', title: 'Hello' },
    { kind: 'partners', id: 'p2', title: 'Keelhost' },
    { kind: 'post_revisions', id: 'p3', title: 'Old' },
  ],
})
const saved = image('dddddddd', { state: 'used', uses: [{ kind: 'faq_revisions', id: 'f1', title: 'Why?' }] })
const unused = image('bbbbbbbb', { state: 'unused' })
const fresh = image('cccccccc', { state: 'new' })
const renderImages = (path = '/admin/images') =>
  renderAdminPage(path, <Route path="/admin/images" element={<ImageListPage />} />)

/** Mocks a database with these images, and Storage, which deletes what it is asked to unless it responds otherwise. */
function mockImageApi(initial: ReturnType<typeof image>[], refusal?: { status?: number; body?: unknown }) {
  let images = initial
  return mockRestApi(({ method, body }) => {
    if (method === 'DELETE') {
      if (refusal) return refusal
      const { prefixes } = body as { prefixes: string[] }
      images = images.filter(({ name }) => !prefixes.includes(name))
      return { body: prefixes.map((name) => ({ name })) }
    }
    const { in_state } = body as { in_state: string }
    const rows = images.filter((row) => !in_state || (row as { state?: string }).state === in_state)
    return { body: rows.map((row) => ({ ...row, total: rows.length })) }
  })
}

afterEach(() => jest.restoreAllMocks())

describe('ImageListPage', () => {
  it('lists images with size, date, state and what uses them [ADMIN-IMG-2]', async () => {
    mockImageApi([cover, saved, unused, fresh])
    const { container } = renderImages()
    const row = await screen.findByRole('row', { name: /aaaaaaaa\.webp/ })
    expect(within(row).getByRole('link', { name: 'Hello' })).toHaveAttribute('href', '/admin/blog/edit/p1')
    expect(within(row).getByRole('link', { name: 'Keelhost' })).toHaveAttribute('href', '/admin/partners/edit/p2')
    expect(row).toHaveTextContent('Used')
    expect(row).toHaveTextContent('and 1 more')
    expect(row).toHaveTextContent('69 KB')
    expect(row).toHaveTextContent('Sep 1, 2025')
    expect(within(row).queryByRole('button')).toBeNull()
    expect(screen.getByText('A saved version of “Why?”')).toBeVisible()
    expect(await screen.findByText('4 images')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('lets the database search and filter [ADMIN-IMG-2]', async () => {
    const requests = mockImageApi([])
    renderImages('/admin/images?state=new')
    await userEvent.type(screen.getByLabelText('Search images'), 'hel{Enter}')
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ searched: 'hel', in_state: 'new', page: 1 }))
    expect(await screen.findByText('No images found.')).toBeVisible()
  })

  it('has no search and no filters while there is nothing to search', async () => {
    mockImageApi([])
    renderImages()
    expect(await screen.findByText('No images yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/admin/blog/new')
    expect(screen.getByRole('link', { name: 'New partner' })).toHaveAttribute('href', '/admin/partners/new')
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('keeps the search in use when the list turns out to be empty', async () => {
    mockImageApi([])
    renderImages()
    const search = screen.getByLabelText('Search images')
    // At once, before the mocked database responds.
    act(() => search.focus())
    expect(await screen.findByText('No images yet')).toBeVisible()
    expect(search).toHaveFocus()
  })

  it('deletes an image after a confirmation, without an Undo [ADMIN-IMG-3]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = mockImageApi([fresh])
    renderImages()
    const button = await screen.findByRole('button', { name: 'Delete cccccccc.webp' })
    await userEvent.click(button)
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
    await userEvent.click(button)
    expect(confirm).toHaveBeenLastCalledWith(
      'Are you sure you want to delete cccccccc.webp? This cannot be undone. If a form that uses it is still open, don’t save that form.',
    )
    expect(await findToast('Image deleted')).toBeVisible()
    expect(await screen.findByText('No images yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('deletes all unused images after a confirmation [ADMIN-IMG-3]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockImageApi([cover, unused, fresh])
    renderImages()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete 1 unused image' }))
    expect(confirm).toHaveBeenCalledWith(
      'Are you sure you want to delete 1 unused image? No post, partner, FAQ, or saved version shows them. This cannot be undone.',
    )
    expect(await findToast('1 unused image deleted')).toBeVisible()
    expect(requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ prefixes: [unused.name] })
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'bbbbbbbb.webp' })).toBeNull())
    expect(screen.getByRole('rowheader', { name: 'cccccccc.webp' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /unused/ })).toBeNull()
  })

  it.each([
    ['the storage fails', { status: 503, body: {} }],
    ['the image is used by now', { body: [] }],
  ])('keeps an image and shows an error when %s [ADMIN-IMG-3, ERR-1]', async (_reason, refusal) => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockImageApi([unused], refusal)
    renderImages()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete bbbbbbbb.webp' }))
    expect(await findToast('The image could not be deleted. It may now be in use.')).toBeVisible()
    expect(screen.getByRole('rowheader', { name: 'bbbbbbbb.webp' })).toBeVisible()
  })

  it('offers to try again when the images cannot be loaded [ERR-1]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderImages()
    expect(await screen.findByText('The images could not be loaded')).toBeVisible()
  })
})
