import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ListedFaq } from '@fortnight/supabase/faqs'
import { Route } from '@fortnight/shared-ui/router'
import { cost, openAt, refused, scriptApi, time } from '../layout/openBackoffice.testing.tsx'
import FaqListPage from './FaqListPage.tsx'

const own: ListedFaq = { ...cost, id: 'f3', question: 'Who owns the code?', answer: 'You do.', order_index: 3 }
const open = (path: string, faqs?: ListedFaq[]) =>
  openAt(path, <Route path="/admin/faqs" element={<FaqListPage />} />, faqs)
const failure = 'Could not save. Try again.'

const rowOf = async (question: string) => (await screen.findByRole('rowheader', { name: question })).closest('tr')!
const order = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const published = (row: HTMLElement) => within(row).getByRole('switch', { name: /^Published/ })
const button = (row: HTMLElement, name: RegExp) => within(row).getByRole('button', { name })

beforeEach(() => {
  scriptApi(() => refused)
})

describe('the FAQ list', () => {
  it('shows state, answer, order, date and actions of each FAQ [ADMIN-FAQ-2]', async () => {
    open('/admin/faqs', [cost, time])
    const row = await rowOf('What does it cost?')
    expect(published(row)).toBeChecked()
    expect((await within(row).findByText('$2,500')).tagName).toBe('STRONG')
    expect(within(row).getByRole('cell', { name: '1' })).toBeVisible()
    expect(within(row).getByText('Sep 1, 2025')).toBeVisible()
    expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/admin/faqs/edit/f1')
    expect(button(row, /^Delete/)).toBeEnabled()
    expect(published(await rowOf('How long does it take?'))).not.toBeChecked()
  })

  it('cuts the preview of a long answer at 200 characters [ADMIN-FAQ-2]', async () => {
    open('/admin/faqs', [{ ...cost, answer: 'x'.repeat(201) }])
    expect(await screen.findByText(`${'x'.repeat(200)}…`)).toBeVisible()
  })

  it('searches question and answer and keeps the words in the address [ADMIN-FAQ-1]', async () => {
    open('/admin/faqs', [cost, time, own])
    await userEvent.type(await screen.findByLabelText('Search FAQs'), 'DAYS')
    expect(order()).toEqual(['How long does it take?'])
    expect(window.location.search).toBe('?q=DAYS')
  })

  it('opens with the search of the address, and says when nothing is found [ADMIN-FAQ-1] [ADMIN-FAQ-5]', async () => {
    open('/admin/faqs?q=zebra', [cost])
    expect(await screen.findByLabelText('Search FAQs')).toHaveValue('zebra')
    expect(screen.getByText('No FAQs found.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'FAQs' }))
    expect(screen.getByLabelText('Search FAQs')).toHaveValue('')
    expect(order()).toEqual(['What does it cost?'])
  })

  it('publishes with one click, and shows it only when it is stored [ADMIN-FAQ-2]', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    const requests = scriptApi(({ method }) =>
      method === 'PATCH' ? held.then(() => ({ body: { id: 'f2' } })) : { body: [{ ...time, published: true }] },
    )
    open('/admin/faqs', [time])
    const row = await rowOf('How long does it take?')
    await userEvent.click(published(row))
    expect(published(row)).not.toBeChecked()
    expect(published(row)).toBeDisabled()
    answer()
    await waitFor(() => expect(published(row)).toBeChecked())
    expect(requests[0]).toMatchObject({ method: 'PATCH', path: 'faqs', body: { published: true } })
  })

  it('never shows a state that was not stored, and says so politely [ADMIN-FAQ-2] [ERR-1]', async () => {
    open('/admin/faqs', [cost])
    const row = await rowOf('What does it cost?')
    await userEvent.click(published(row))
    expect(await screen.findByText(failure)).toBeVisible()
    expect(published(row)).toBeChecked()
    expect(published(row)).toBeEnabled()
  })

  it('disables up on the first and down on the last row of what is shown [ADMIN-FAQ-3]', async () => {
    open('/admin/faqs?q=o', [cost, time, own])
    const states = []
    for (const question of order()) {
      const row = await rowOf(question!)
      states.push([button(row, /^Move up/), button(row, /^Move down/)].map((move) => move.hasAttribute('disabled')))
    }
    expect(states).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
  })

  it('swaps neighbours of the filtered list, and the focus travels with the row [ADMIN-FAQ-4]', async () => {
    const requests = scriptApi(({ path }) =>
      path === 'rpc/swap_faq_order'
        ? { status: 204 }
        : { body: [{ ...own, order_index: 1 }, time, { ...cost, order_index: 3 }] },
    )
    open('/admin/faqs?q=Wh', [cost, time, own])
    await rowOf('What does it cost?')
    expect(order()).toEqual(['What does it cost?', 'Who owns the code?'])
    await userEvent.click(button(await rowOf('What does it cost?'), /^Move down/))
    await waitFor(() => expect(order()).toEqual(['Who owns the code?', 'What does it cost?']))
    expect(requests[0]).toMatchObject({ path: 'rpc/swap_faq_order', body: { a: 'f1', b: 'f3' } })
    expect(button(await rowOf('What does it cost?'), /^Move up/)).toHaveFocus()
    expect(screen.getByText('Moved to place 2 of 2: What does it cost?')).toBeInTheDocument()
  })

  it('leaves the order alone when a move fails [ADMIN-FAQ-4] [ERR-1]', async () => {
    open('/admin/faqs', [cost, time])
    await userEvent.click(button(await rowOf('What does it cost?'), /^Move down/))
    expect(await screen.findByText(failure)).toBeVisible()
    expect(order()).toEqual(['What does it cost?', 'How long does it take?'])
  })

  it('deletes after a browser confirmation [ADMIN-FAQ-6] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const requests = scriptApi(() => ({ body: [] }))
    open('/admin/faqs', [cost])
    const row = await rowOf('What does it cost?')
    await userEvent.click(button(row, /^Delete/))
    expect(requests).toHaveLength(0)
    await userEvent.click(button(row, /^Delete/))
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this FAQ?')
    expect(await screen.findByText('No FAQs found.')).toBeVisible()
    expect(await screen.findByText('FAQ deleted')).toBeVisible()
    expect(requests[0]).toMatchObject({ method: 'DELETE', query: '?id=eq.f1' })
  })

  it('takes a deletion back under the same id [ADMIN-FAQ-6]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = scriptApi(() => ({ body: [] }))
    open('/admin/faqs', [cost])
    await userEvent.click(button(await rowOf('What does it cost?'), /^Delete/))
    // By keyboard, because a toast listens to swipes in a way that the browser of these tests does not know.
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Restored')).toBeVisible()
    expect(requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'DELETE' },
      { method: 'POST', body: cost },
    ])
  })

  it('keeps a FAQ whose deletion fails [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    open('/admin/faqs', [cost])
    await userEvent.click(button(await rowOf('What does it cost?'), /^Delete/))
    expect(await screen.findByText(failure)).toBeVisible()
    expect(order()).toEqual(['What does it cost?'])
  })

  it('shows a failed list with its message and a way to try again [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    open('/admin/faqs')
    expect(await screen.findByText('The database is unwell')).toBeVisible()
    scriptApi(() => ({ body: [cost] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rowOf('What does it cost?')).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    const { container } = open('/admin/faqs', [cost, time])
    await screen.findByText('$2,500')
    expect(await axe(container)).toHaveNoViolations()
  })
})
