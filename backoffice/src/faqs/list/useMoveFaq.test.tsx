import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import {
  button,
  cost,
  listed,
  open,
  own,
  rowOf,
  shownOrder,
  stuck,
  time,
  working,
  writes,
} from '../renderFaqs.testing.tsx'

describe('moving a FAQ', () => {
  const isDisabled = (row: HTMLElement) =>
    [button(row, /^Move up/), button(row, /^Move down/)].map((move) => move.hasAttribute('disabled'))

  it('goes up to the first and down to the last place of what matches, not of the page [ADMIN-FAQ-3]', async () => {
    working(
      () => listed([cost, time, own], 1, 26),
      () => databaseError,
    )
    const { unmount } = open('/admin/faqs')
    expect(isDisabled(await rowOf('What does it cost?'))).toEqual([true, false])
    expect(isDisabled(await rowOf('Who owns the code?'))).toEqual([false, false])
    unmount()
    working(
      () => listed([own], 26, 26),
      () => databaseError,
    )
    open('/admin/faqs?page=2')
    expect(isDisabled(await rowOf('Who owns the code?'))).toEqual([false, true])
  })

  it('is done by the database among what matches, and the focus travels with the row [ADMIN-FAQ-4]', async () => {
    let rows = [cost, own]
    const requests = working(
      () => listed(rows),
      () => {
        rows = [own, cost]
        return { body: 2 }
      },
    )
    open('/admin/faqs?q=Wh&state=published')
    await userEvent.click(button(await rowOf('What does it cost?'), /^Move down/))
    await waitFor(() => expect(shownOrder()).toEqual(['Who owns the code?', 'What does it cost?']))
    expect(writes(requests)).toMatchObject([
      { path: 'rpc/move_faq', body: { faq: 'f1', up: false, searched: 'Wh', in_state: 'published' } },
    ])
    await waitFor(() => expect(button(document.body, /^Move up: What does it cost/)).toHaveFocus())
    expect(screen.getByText('Moved to place 2 of 2: What does it cost?')).toBeInTheDocument()
  })

  it('follows a row over the border of its page [ADMIN-FAQ-4]', async () => {
    let place = 25
    working(
      () => (window.location.search ? listed([cost], place, 30) : listed([place === 25 ? cost : time], 25, 30)),
      () => {
        place = 26
        return { body: 26 }
      },
    )
    open('/admin/faqs')
    await userEvent.click(button(await rowOf('What does it cost?'), /^Move down/))
    await waitFor(() => expect(window.location.search).toBe('?page=2'))
    await waitFor(() => expect(button(document.body, /^Move down: What does it cost/)).toHaveFocus())
    expect(screen.getByText('Moved to place 26 of 30: What does it cost?')).toBeInTheDocument()
  })

  it('leaves the order alone when it fails [ADMIN-FAQ-4] [ERR-1]', async () => {
    stuck()
    open('/admin/faqs')
    await userEvent.click(button(await rowOf('What does it cost?'), /^Move down/))
    expect(await screen.findByText('Could not save. Try again.')).toBeVisible()
    expect(shownOrder()).toEqual(['What does it cost?', 'How long does it take?'])
    expect(screen.queryByText(/^Moved to/)).toBeNull()
  })
})
