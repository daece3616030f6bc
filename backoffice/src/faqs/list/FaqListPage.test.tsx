import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockApi } from '../../layout/renderAdminPage.testing.tsx'
import { button, cost, listed, open, rowOf, shownOrder, stuck, time, working, writes } from '../renderFaqs.testing.tsx'

const failure = 'Could not save. Try again.'
const published = (row: HTMLElement) => within(row).getByRole('switch', { name: /^Published/ })

afterEach(() => jest.restoreAllMocks())

describe('the FAQ list', () => {
  it('shows state, answer, order, date and actions of each FAQ [ADMIN-FAQ-2]', async () => {
    stuck()
    const { container } = open('/admin/faqs')
    const row = await rowOf('What does it cost?')
    expect(published(row)).toBeChecked()
    expect((await within(row).findByText('$2,500')).tagName).toBe('STRONG')
    expect(within(row).getByRole('cell', { name: '1' })).toBeVisible()
    expect(within(row).getByText('Sep 1, 2025')).toBeVisible()
    expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/faqs/edit/f1')
    expect(button(row, /^Delete/)).toBeEnabled()
    expect(published(await rowOf('How long does it take?'))).not.toBeChecked()
    expect(screen.getByText('2 FAQs')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('cuts the preview of a long answer at 200 characters [ADMIN-FAQ-2]', async () => {
    stuck([{ ...cost, answer: 'x'.repeat(201) }])
    open('/admin/faqs')
    expect(await screen.findByText(`${'x'.repeat(200)}…`)).toBeVisible()
  })

  it('asks the database for what is searched and filtered, and keeps both in the address [ADMIN-FAQ-1]', async () => {
    const requests = stuck()
    open('/admin/faqs?page=3')
    await userEvent.type(await screen.findByLabelText('Search FAQs'), 'DAYS{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Draft' }))
    expect(window.location.search).toBe('?q=DAYS&state=draft')
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({ searched: 'DAYS', in_state: 'draft', page: 1, page_size: 25 }),
    )
    expect(requests[0]?.body).toMatchObject({ searched: '', in_state: '', page: 3 })
  })

  it('says when nothing is found [ADMIN-FAQ-5]', async () => {
    working(
      () => ({ body: [] }),
      () => databaseError,
    )
    open('/admin/faqs?q=zebra')
    expect(await screen.findByLabelText('Search FAQs')).toHaveValue('zebra')
    expect(await screen.findByText('No FAQs found.')).toBeVisible()
  })

  it('publishes with one click, and shows it only when it is stored [ADMIN-FAQ-2]', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    let isPublished = false
    const requests = working(
      () => listed([{ ...time, published: isPublished }]),
      () => held.then(() => ({ body: { id: 'f2' } })),
    )
    open('/admin/faqs')
    const row = await rowOf('How long does it take?')
    await userEvent.click(published(row))
    expect(published(row)).not.toBeChecked()
    expect(published(row)).toBeDisabled()
    isPublished = true
    answer()
    await waitFor(() => expect(published(row)).toBeChecked())
    expect(writes(requests)).toMatchObject([{ method: 'PATCH', path: 'faqs', body: { published: true } }])
  })

  it('never shows a state that was not stored, and says so politely [ADMIN-FAQ-2] [ERR-1]', async () => {
    stuck()
    open('/admin/faqs')
    const row = await rowOf('What does it cost?')
    await userEvent.click(published(row))
    expect(await screen.findByText(failure)).toBeVisible()
    expect(published(row)).toBeChecked()
    expect(published(row)).toBeEnabled()
  })

  it('shows a failed list with its message and a way to try again [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockApi(() => databaseError)
    open('/admin/faqs')
    expect(await screen.findByText('The database is unwell')).toBeVisible()
    stuck()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rowOf('What does it cost?')).toBeVisible()
  })
})

describe('deleting a FAQ', () => {
  /** By keyboard, because a toast listens to swipes in a way that the browser of these tests does not know. */
  const pressUndo = async () => {
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
  }

  it('happens after a browser confirmation, and is taken back under the same id [ADMIN-FAQ-6] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const stored = { ...cost, question: 'Changed since?' }
    let rows = [cost]
    const requests = working(
      () => listed(rows),
      ({ method }) => {
        rows = method === 'DELETE' ? [] : [cost]
        return { body: [stored] }
      },
    )
    open('/admin/faqs')
    const row = await rowOf('What does it cost?')
    await userEvent.click(button(row, /^Delete/))
    expect(writes(requests)).toHaveLength(0)
    await userEvent.click(button(row, /^Delete/))
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this FAQ?')
    expect(await screen.findByText('No FAQs found.')).toBeVisible()
    expect(await screen.findByText('FAQ deleted')).toBeVisible()
    await pressUndo()
    expect(await screen.findByText('Restored')).toBeVisible()
    expect(await rowOf('What does it cost?')).toBeVisible()
    expect(writes(requests)).toMatchObject([{ method: 'DELETE' }, { method: 'POST', body: stored }])
  })

  it('that somebody else has done already is taken back as it was listed [ADMIN-FAQ-6]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = working(
      () => listed([cost]),
      () => ({ body: [] }),
    )
    open('/admin/faqs')
    await userEvent.click(button(await rowOf('What does it cost?'), /^Delete/))
    await pressUndo()
    await waitFor(() => expect(writes(requests).at(-1)).toMatchObject({ method: 'POST', body: cost }))
    expect(Object.keys(writes(requests).at(-1)!.body as object)).toEqual(Object.keys(cost))
  })

  it('that fails keeps the FAQ [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    stuck()
    open('/admin/faqs')
    await userEvent.click(button(await rowOf('What does it cost?'), /^Delete/))
    expect(await screen.findByText(failure)).toBeVisible()
    expect(shownOrder()).toEqual(['What does it cost?', 'How long does it take?'])
  })
})
