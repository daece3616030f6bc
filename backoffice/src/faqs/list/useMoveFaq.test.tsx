import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { databaseError } from '../../layout/renderAdminPage.testing.tsx'
import {
  buttonIn,
  costFaq,
  faqId,
  faqListResponse,
  renderFaqPage,
  ownershipFaq,
  findRow,
  shownQuestions,
  mockReadOnlyApi,
  durationFaq,
  mockFaqListApi,
  writeRequests,
} from '../renderFaqs.testing.tsx'

describe('moving a FAQ', () => {
  const areButtonsDisabled = (row: HTMLElement) =>
    [buttonIn(row, /^Move up/), buttonIn(row, /^Move down/)].map((button) => button.hasAttribute('disabled'))

  it('is limited by the ends of the list, not of the page [ADMIN-FAQ-3]', async () => {
    mockFaqListApi(
      () => faqListResponse([costFaq, durationFaq, ownershipFaq], 1, 26),
      () => databaseError,
    )
    const { unmount } = renderFaqPage('/admin/faqs')
    expect(areButtonsDisabled(await findRow('What does it cost?'))).toEqual([true, false])
    expect(areButtonsDisabled(await findRow('Who owns the code?'))).toEqual([false, false])
    unmount()
    mockFaqListApi(
      () => faqListResponse([ownershipFaq], 26, 26),
      () => databaseError,
    )
    renderFaqPage('/admin/faqs?page=2')
    expect(areButtonsDisabled(await findRow('Who owns the code?'))).toEqual([false, true])
  })

  it('is done by the database among the FAQs that match, and the focus moves with the row [ADMIN-FAQ-4]', async () => {
    let rows = [costFaq, ownershipFaq]
    const requests = mockFaqListApi(
      () => faqListResponse(rows),
      () => {
        rows = [ownershipFaq, costFaq]
        return { body: 2 }
      },
    )
    renderFaqPage('/admin/faqs?q=Wh&state=published')
    await userEvent.click(buttonIn(await findRow('What does it cost?'), /^Move down/))
    await waitFor(() => expect(shownQuestions()).toEqual(['Who owns the code?', 'What does it cost?']))
    expect(writeRequests(requests)).toMatchObject([
      { path: 'rpc/move_faq', body: { faq: faqId, up: false, searched: 'Wh', in_state: 'published' } },
    ])
    await waitFor(() => expect(buttonIn(document.body, /^Move up: What does it cost/)).toHaveFocus())
    expect(screen.getByText('Moved to position 2 of 2: What does it cost?')).toBeInTheDocument()
  })

  it('opens the page that the row moves to [ADMIN-FAQ-4]', async () => {
    let place = 25
    mockFaqListApi(
      () =>
        window.location.search
          ? faqListResponse([costFaq], place, 30)
          : faqListResponse([place === 25 ? costFaq : durationFaq], 25, 30),
      () => {
        place = 26
        return { body: 26 }
      },
    )
    renderFaqPage('/admin/faqs')
    await userEvent.click(buttonIn(await findRow('What does it cost?'), /^Move down/))
    await waitFor(() => expect(window.location.search).toBe('?page=2'))
    await waitFor(() => expect(buttonIn(document.body, /^Move down: What does it cost/)).toHaveFocus())
    expect(screen.getByText('Moved to position 26 of 30: What does it cost?')).toBeInTheDocument()
  })

  it('keeps the order when it fails [ADMIN-FAQ-4] [ERR-1]', async () => {
    mockReadOnlyApi()
    renderFaqPage('/admin/faqs')
    await userEvent.click(buttonIn(await findRow('What does it cost?'), /^Move down/))
    expect(await findToast('Could not save. Try again.')).toBeVisible()
    expect(shownQuestions()).toEqual(['What does it cost?', 'How long does it take?'])
    expect(screen.queryByText(/^Moved to/)).toBeNull()
  })
})
