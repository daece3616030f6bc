import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findToast } from '@fortnight/shared-ui/feedback/findToast.testing'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../../layout/renderAdminPage.testing.tsx'
import {
  buttonIn,
  costFaq,
  faqId,
  faqListResponse,
  renderFaqPage,
  findRow,
  shownQuestions,
  mockReadOnlyApi,
  durationFaq,
  mockFaqListApi,
  writeRequests,
} from '../renderFaqs.testing.tsx'

const saveFailed = 'Could not save. Try again.'
const publishedSwitch = (row: HTMLElement) => within(row).getByRole('switch', { name: /^Published/ })

afterEach(() => jest.restoreAllMocks())

describe('the FAQ list', () => {
  it('shows the status, answer, order, date and actions of each FAQ [ADMIN-FAQ-2]', async () => {
    mockReadOnlyApi()
    const { container } = renderFaqPage('/admin/faqs')
    const row = await findRow('What does it cost?')
    expect(publishedSwitch(row)).toBeChecked()
    expect(within(row).queryByText('Published')).toBeNull()
    expect((await within(row).findByText('$2,500')).tagName).toBe('STRONG')
    expect(within(row).getByText('1')).toBeVisible()
    expect(within(row).getByText('Sep 1, 2025')).toBeVisible()
    expect(within(row).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', `/admin/faqs/edit/${faqId}`)
    expect(buttonIn(row, /^Delete/)).toBeEnabled()
    const draftRow = await findRow('How long does it take?')
    expect(publishedSwitch(draftRow)).not.toBeChecked()
    expect(within(draftRow).getByText('Draft')).toBeVisible()
    expect(screen.getByText('2 FAQs')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('cuts the preview of a long answer at 200 characters [ADMIN-FAQ-2]', async () => {
    mockReadOnlyApi([{ ...costFaq, answer: 'x'.repeat(201) }])
    renderFaqPage('/admin/faqs')
    expect(await screen.findByText(`${'x'.repeat(200)}…`)).toBeVisible()
  })

  it('searches and filters in the database, and keeps both in the URL [ADMIN-FAQ-1]', async () => {
    const requests = mockReadOnlyApi()
    renderFaqPage('/admin/faqs?page=3')
    await userEvent.type(await screen.findByLabelText('Search FAQs'), 'DAYS{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Draft' }))
    expect(window.location.search).toBe('?q=DAYS&state=draft')
    await waitFor(() =>
      expect(requests.at(-1)?.body).toEqual({ searched: 'DAYS', in_state: 'draft', page: 1, page_size: 25 }),
    )
    expect(requests[0]?.body).toMatchObject({ searched: '', in_state: '', page: 3 })
  })

  it('says so when no FAQ matches [ADMIN-FAQ-5]', async () => {
    mockFaqListApi(
      () => ({ body: [] }),
      () => databaseError,
    )
    renderFaqPage('/admin/faqs?q=zebra')
    expect(await screen.findByLabelText('Search FAQs')).toHaveValue('zebra')
    expect(await screen.findByText('No FAQs found.')).toBeVisible()
  })

  it('publishes with one click, and shows the change only once it is stored [ADMIN-FAQ-2]', async () => {
    let respond = () => {}
    const pendingResponse = new Promise<void>((resolve) => (respond = resolve))
    let isPublished = false
    const requests = mockFaqListApi(
      () => faqListResponse([{ ...durationFaq, published: isPublished }]),
      () => pendingResponse.then(() => ({ body: { id: 'f2' } })),
    )
    renderFaqPage('/admin/faqs')
    const row = await findRow('How long does it take?')
    await userEvent.click(publishedSwitch(row))
    expect(publishedSwitch(row)).not.toBeChecked()
    expect(publishedSwitch(row)).toHaveAttribute('aria-disabled', 'true')
    expect(publishedSwitch(row)).toHaveFocus()
    isPublished = true
    respond()
    await waitFor(() => expect(publishedSwitch(row)).toBeChecked())
    expect(writeRequests(requests)).toMatchObject([{ method: 'PATCH', path: 'faqs', body: { published: true } }])
  })

  it('shows the stored state and a toast after a failed change [ADMIN-FAQ-2] [ERR-1]', async () => {
    mockReadOnlyApi()
    renderFaqPage('/admin/faqs')
    const row = await findRow('What does it cost?')
    await userEvent.click(publishedSwitch(row))
    expect(await screen.findByText(saveFailed)).toBeVisible()
    expect(publishedSwitch(row)).toBeChecked()
    expect(publishedSwitch(row)).toHaveAttribute('aria-disabled', 'false')
  })

  it('shows the error message and Retry when the list cannot be loaded [ERR-3]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderFaqPage('/admin/faqs')
    expect(await screen.findByText('The database is unavailable')).toBeVisible()
    mockReadOnlyApi()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findRow('What does it cost?')).toBeVisible()
  })
})

describe('deleting a FAQ', () => {
  /** By keyboard, because toasts handle pointer events with APIs that jsdom does not have. */
  const pressUndo = async () => {
    const undo = await screen.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
  }

  it('asks for confirmation, and Undo restores the FAQ with the same id [ADMIN-FAQ-6] [ERR-4]', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
    const deletedFaq = { ...costFaq, question: 'Changed since?' }
    let rows = [costFaq]
    const requests = mockFaqListApi(
      () => faqListResponse(rows),
      ({ method }) => {
        rows = method === 'DELETE' ? [] : [costFaq]
        return { body: [deletedFaq] }
      },
    )
    renderFaqPage('/admin/faqs')
    const row = await findRow('What does it cost?')
    await userEvent.click(buttonIn(row, /^Delete/))
    expect(writeRequests(requests)).toHaveLength(0)
    await userEvent.click(buttonIn(row, /^Delete/))
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete this FAQ?')
    expect(await screen.findByText('No FAQs found.')).toBeVisible()
    expect(await screen.findByText('FAQ deleted')).toBeVisible()
    await pressUndo()
    expect(await findToast('Restored')).toBeVisible()
    expect(await findRow('What does it cost?')).toBeVisible()
    expect(writeRequests(requests)).toMatchObject([{ method: 'DELETE' }, { method: 'POST', body: deletedFaq }])
  })

  it('can be undone with the listed values when another admin deleted it first [ADMIN-FAQ-6]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const requests = mockFaqListApi(
      () => faqListResponse([costFaq]),
      () => ({ body: [] }),
    )
    renderFaqPage('/admin/faqs')
    await userEvent.click(buttonIn(await findRow('What does it cost?'), /^Delete/))
    await pressUndo()
    await waitFor(() => expect(writeRequests(requests).at(-1)).toMatchObject({ method: 'POST', body: costFaq }))
    expect(Object.keys(writeRequests(requests).at(-1)!.body as object)).toEqual(Object.keys(costFaq))
  })

  it('keeps the FAQ when it fails [ERR-1]', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    mockReadOnlyApi()
    renderFaqPage('/admin/faqs')
    await userEvent.click(buttonIn(await findRow('What does it cost?'), /^Delete/))
    expect(await screen.findByText(saveFailed)).toBeVisible()
    expect(shownQuestions()).toEqual(['What does it cost?', 'How long does it take?'])
  })
})
