import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { databaseError, mockRestApi } from '../../layout/renderAdminPage.testing.tsx'
import { costFaq, faqId, mockFaqApi, renderFaqPage, clickButton, writeRequests } from '../renderFaqs.testing.tsx'

// jsdom cannot run the editor (quillConfig.test.ts tests its configuration), so a text area replaces it.
jest.mock('react-quill', () => jest.requireActual<object>('../editor/fakeQuill.testing.tsx'))

const findQuestion = () => screen.findByLabelText('Question')
const findAnswer = () => screen.findByLabelText('Answer')

beforeEach(() => localStorage.clear())

describe('the form of a new FAQ', () => {
  it('is published, last in the order, and links back to the list by default [ADMIN-FAQ-7] [ADMIN-FAQ-8] [ADMIN-FAQ-10]', async () => {
    mockFaqApi()
    renderFaqPage('/admin/faqs/new')
    expect(await screen.findByRole('heading', { name: 'Create New FAQ' })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Published' })).toBeChecked()
    await waitFor(() => expect(screen.getByLabelText('Order Index')).toHaveValue(8))
    expect(screen.getByText('Lower numbers appear first')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to FAQs' })).toHaveAttribute('href', '/admin/faqs')
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin/faqs')
  })

  it('starts at order index 1 without an error when the next one cannot be loaded [ADMIN-FAQ-10]', async () => {
    mockRestApi(() => databaseError)
    renderFaqPage('/admin/faqs/new')
    expect(await screen.findByLabelText('Order Index')).toHaveValue(1)
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('labels the checkbox with the publication state [ADMIN-FAQ-8]', async () => {
    mockFaqApi()
    renderFaqPage('/admin/faqs/new')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Published' }))
    expect(screen.getByRole('checkbox', { name: 'Draft' })).not.toBeChecked()
  })

  it('requires a question, and an order index of at least 0, the value of non-numeric input [ADMIN-FAQ-9]', async () => {
    const requests = mockFaqApi()
    renderFaqPage('/admin/faqs/new')
    await findQuestion()
    const orderIndex = screen.getByLabelText('Order Index')
    await waitFor(() => expect(orderIndex).toHaveValue(8))
    await userEvent.clear(orderIndex)
    await userEvent.tab()
    expect(orderIndex).toHaveValue(0)
    await userEvent.clear(orderIndex)
    await userEvent.type(orderIndex, '-1')
    await clickButton('Create FAQ')
    expect(await screen.findByText('Question is required')).toBeVisible()
    expect(screen.getByText('The order index must be 0 or more')).toBeVisible()
    expect(writeRequests(requests)).toHaveLength(0)
  })

  it('saves once, then opens the refetched list [ADMIN-FAQ-15] [ADMIN-FAQ-17]', async () => {
    const requests = mockFaqApi()
    renderFaqPage('/admin/faqs/new')
    await userEvent.type(await findQuestion(), ' Who owns it? ')
    await userEvent.type(await findAnswer(), 'You&nbsp;do.')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create FAQ' }))
    expect(await screen.findByRole('rowheader', { name: 'Just saved?' })).toBeVisible()
    expect(window.location.pathname).toBe('/admin/faqs')
    expect(writeRequests(requests)).toHaveLength(1)
    expect(writeRequests(requests)[0]).toMatchObject({
      method: 'POST',
      body: { question: 'Who owns it?', answer: 'You do.', order_index: 8, published: true },
    })
  })

  it('shows a failed save above the fields and keeps every value [ADMIN-FAQ-15] [ADMIN-FAQ-16]', async () => {
    mockRestApi(({ method }) =>
      method === 'GET' ? { body: [] } : { status: 500, body: { code: 'SUP', message: 'x' } },
    )
    renderFaqPage('/admin/faqs/new')
    await userEvent.type(await findQuestion(), 'Who owns it?')
    await userEvent.type(await findAnswer(), 'You do.')
    await clickButton('Create FAQ')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to save FAQ')
    expect(alert.compareDocumentPosition(await findQuestion())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await findQuestion()).toHaveValue('Who owns it?')
    expect(await findAnswer()).toHaveValue('You do.')
    expect(screen.getByRole('button', { name: 'Create FAQ' })).toBeEnabled()
  })
})

describe('the draft of a FAQ', () => {
  it('is stored on this device, and restored including the answer in the editor [ADMIN-FAQ-15]', async () => {
    mockFaqApi()
    const { unmount } = renderFaqPage('/admin/faqs/new')
    await userEvent.type(await findQuestion(), 'Lost?')
    await userEvent.type(await findAnswer(), 'No')
    unmount()
    renderFaqPage('/admin/faqs/new')
    await findQuestion()
    await clickButton('Restore')
    expect(await findQuestion()).toHaveValue('Lost?')
    expect(await findAnswer()).toHaveValue('<p>No</p>')
  })
})

describe('the answer field', () => {
  it('previews the answer as visitors will see it [ADMIN-FAQ-11]', async () => {
    mockFaqApi()
    renderFaqPage('/admin/faqs/new')
    await findAnswer()
    await clickButton('Preview')
    expect(screen.getByText('No content to preview')).toBeVisible()
    await clickButton('Edit')
    await userEvent.type(await findAnswer(), '<p><strong>Bold</strong><img src="x"></p>')
    expect(screen.getByText(/Images are not shown to visitors/)).toBeVisible()
    await clickButton('Preview')
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect((await within(preview).findByText('Bold')).tagName).toBe('STRONG')
    expect(within(preview).queryByRole('img')).toBeNull()
  })
})

describe('the form of a stored FAQ', () => {
  it('shows the question in the document title', async () => {
    mockFaqApi()
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await waitFor(() => expect(document.title).toBe('Edit What does it cost? | Fortnight'))
  })

  it('shows the stored values and updates them [ADMIN-FAQ-7] [ADMIN-FAQ-15]', async () => {
    const requests = mockFaqApi()
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    expect(await screen.findByRole('heading', { name: 'Edit FAQ' })).toBeVisible()
    expect(await findQuestion()).toHaveValue('What does it cost?')
    expect(screen.getByLabelText('Order Index')).toHaveValue(4)
    expect(await findAnswer()).toHaveValue(costFaq.answer)
    await userEvent.type(await findQuestion(), '!')
    await clickButton('Update FAQ')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/faqs'))
    expect(writeRequests(requests)[0]).toMatchObject({
      method: 'PATCH',
      body: { question: 'What does it cost?!', answer: costFaq.answer, published: true },
    })
  })

  it('shows the error message when the FAQ cannot be loaded [ADMIN-FAQ-16]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    mockRestApi(() => databaseError)
    renderFaqPage(`/admin/faqs/edit/${faqId}`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch FAQ')
    expect(alert).toHaveTextContent('The database is unavailable')
  })

  it('says so when the FAQ does not exist', async () => {
    mockRestApi(() => ({ body: [] }))
    renderFaqPage('/admin/faqs/edit/unknown')
    expect(await screen.findByText('FAQ not found')).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    mockFaqApi()
    const { container } = renderFaqPage(`/admin/faqs/edit/${faqId}`)
    await findAnswer()
    expect(await axe(container)).toHaveNoViolations()
  })
})
